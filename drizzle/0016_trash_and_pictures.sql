DROP INDEX "entries_user_url";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "pictures" jsonb;--> statement-breakpoint
CREATE INDEX "entries_deleted" ON "entries" USING btree ("deleted_at") WHERE "entries"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "entries_user_url" ON "entries" USING btree ("user_id","url_key") WHERE "entries"."deleted_at" is null;--> statement-breakpoint
create or replace function count_entries() returns trigger language plpgsql as $$
begin
  update users set entry_count = entry_count + changed.entries
  from (
    select user_id, count(*)::int * case tg_op when 'INSERT' then 1 else -1 end as entries
    from changed_entries where deleted_at is null group by user_id) as changed
  where users.id = changed.user_id;
  return null;
end;
$$;
--> statement-breakpoint
create function count_trashed_entry() returns trigger language plpgsql as $$
begin
  update users set entry_count = entry_count + case when new.deleted_at is null then 1 else -1 end
  where users.id = new.user_id;
  return null;
end;
$$;
--> statement-breakpoint
create trigger entries_trashed after update of deleted_at on entries
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function count_trashed_entry();
--> statement-breakpoint
drop trigger entries_shown on entries;
--> statement-breakpoint
create trigger entries_shown after update of title, url, site, language, deleted_at on entries
  for each row when (row(old.title, old.url, old.site, old.language, old.deleted_at)
    is distinct from row(new.title, new.url, new.site, new.language, new.deleted_at))
  execute function tell_of_public_entry();
