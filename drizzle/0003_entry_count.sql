ALTER TABLE "users" ADD COLUMN "entry_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
create function count_entries() returns trigger language plpgsql as $$
begin
  update users set entry_count = entry_count + changed.entries
  from (
    select user_id, count(*)::int * case tg_op when 'INSERT' then 1 else -1 end as entries
    from changed_entries group by user_id) as changed
  where users.id = changed.user_id;
  return null;
end;
$$;
--> statement-breakpoint
create trigger entries_added after insert on entries
  referencing new table as changed_entries for each statement execute function count_entries();
--> statement-breakpoint
create trigger entries_removed after delete on entries
  referencing old table as changed_entries for each statement execute function count_entries();
--> statement-breakpoint
update users set entry_count = counted.entries
from (select user_id, count(*)::int as entries from entries group by user_id) as counted
where users.id = counted.user_id;
