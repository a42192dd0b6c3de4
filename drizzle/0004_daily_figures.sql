CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"users" bigint DEFAULT 0 NOT NULL,
	"audio_seconds" double precision DEFAULT 0 NOT NULL,
	"credits_issued" bigint DEFAULT 0 NOT NULL,
	"credits_spent" bigint DEFAULT 0 NOT NULL,
	"jobs_completed" bigint DEFAULT 0 NOT NULL,
	"jobs_failed" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "daily_figures_day" ON "daily_figures" USING btree ("day");--> statement-breakpoint
create function day_of(moment timestamptz) returns date language sql stable as $$
  select (moment at time zone 'Asia/Tokyo')::date
$$;
--> statement-breakpoint
create function figure_users() returns trigger language plpgsql as $$
begin
  insert into daily_figures (day, users)
  select day_of(created_at), count(*) * case tg_op when 'INSERT' then 1 else -1 end
  from changed_rows group by 1;
  return null;
end;
$$;
--> statement-breakpoint
create function figure_audios() returns trigger language plpgsql as $$
begin
  insert into daily_figures (day, audio_seconds)
  select day_of(created_at), sum(duration) * case tg_op when 'INSERT' then 1 else -1 end
  from changed_rows group by 1;
  return null;
end;
$$;
--> statement-breakpoint
create function figure_ledger() returns trigger language plpgsql as $$
begin
  insert into daily_figures (day, credits_issued, credits_spent)
  select day_of(created_at),
    sum(case 'issued' when debit then amount when credit then -amount else 0 end),
    sum(case when credit = 'spent' then amount else 0 end)
  from changed_rows where 'issued' in (debit, credit) or credit = 'spent' group by 1;
  return null;
end;
$$;
--> statement-breakpoint
create function figure_jobs() returns trigger language plpgsql as $$
begin
  insert into daily_figures (day, jobs_completed, jobs_failed)
  select day_of(finished_at),
    count(*) filter (where status = 'completed') * case tg_op when 'INSERT' then 1 else -1 end,
    count(*) filter (where status = 'failed' and error_code <> 'CANCELLED') * case tg_op when 'INSERT' then 1 else -1 end
  from changed_rows where finished_at is not null group by 1;
  return null;
end;
$$;
--> statement-breakpoint
create function figure_ended_job() returns trigger language plpgsql as $$
begin
  insert into daily_figures (day, jobs_completed, jobs_failed)
  select day_of(job.finished_at),
    sign * (job.status = 'completed')::int,
    sign * (job.status = 'failed' and coalesce(job.error_code <> 'CANCELLED', false))::int
  from (values (-1, old.status, old.error_code, old.finished_at), (1, new.status, new.error_code, new.finished_at))
    as job (sign, status, error_code, finished_at)
  where job.finished_at is not null;
  return null;
end;
$$;
--> statement-breakpoint
create trigger users_figured after insert on users
  referencing new table as changed_rows for each statement execute function figure_users();
--> statement-breakpoint
create trigger users_unfigured after delete on users
  referencing old table as changed_rows for each statement execute function figure_users();
--> statement-breakpoint
create trigger audios_figured after insert on audios
  referencing new table as changed_rows for each statement execute function figure_audios();
--> statement-breakpoint
create trigger audios_unfigured after delete on audios
  referencing old table as changed_rows for each statement execute function figure_audios();
--> statement-breakpoint
create trigger ledger_figured after insert on ledger
  referencing new table as changed_rows for each statement execute function figure_ledger();
--> statement-breakpoint
create trigger jobs_figured after insert on queues
  referencing new table as changed_rows for each statement execute function figure_jobs();
--> statement-breakpoint
create trigger jobs_unfigured after delete on queues
  referencing old table as changed_rows for each statement execute function figure_jobs();
--> statement-breakpoint
create trigger jobs_ended after update on queues for each row
  when ((old.status, old.error_code, old.finished_at) is distinct from (new.status, new.error_code, new.finished_at))
  execute function figure_ended_job();
--> statement-breakpoint
insert into daily_figures (day, users) select day_of(created_at), count(*) from users group by 1;
--> statement-breakpoint
insert into daily_figures (day, audio_seconds) select day_of(created_at), sum(duration) from audios group by 1;
--> statement-breakpoint
insert into daily_figures (day, credits_issued, credits_spent)
select day_of(created_at),
  sum(case 'issued' when debit then amount when credit then -amount else 0 end),
  sum(case when credit = 'spent' then amount else 0 end)
from ledger group by 1;
--> statement-breakpoint
insert into daily_figures (day, jobs_completed, jobs_failed)
select day_of(finished_at), count(*) filter (where status = 'completed'),
  count(*) filter (where status = 'failed' and error_code <> 'CANCELLED')
from queues where finished_at is not null group by 1;
