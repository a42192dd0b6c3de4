CREATE TABLE "publications" (
	"public_id" text PRIMARY KEY NOT NULL,
	"entry_id" uuid,
	"user_id" text,
	"enabled" boolean DEFAULT false NOT NULL,
	"allowed_origins" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shared_at" timestamp (3) with time zone,
	"rotated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "publications_current" ON "publications" USING btree ("entry_id") WHERE "publications"."rotated_at" is null;--> statement-breakpoint
CREATE INDEX "publications_entry" ON "publications" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "publications_user" ON "publications" USING btree ("user_id");
--> statement-breakpoint
create function tell_of_publication() returns trigger language plpgsql as $$
begin
  perform pg_notify('yomikoe_events', json_build_object(
    'kind', 'publication', 'userId', coalesce(new.user_id, ''), 'publicId', new.public_id)::text);
  return null;
end;
$$;
--> statement-breakpoint
create function tell_of_publications(changed uuid) returns void language sql as $$
  select pg_notify('yomikoe_events', json_build_object(
    'kind', 'publication', 'userId', coalesce(user_id, ''), 'publicId', public_id)::text)
  from publications where entry_id = changed and rotated_at is null;
$$;
--> statement-breakpoint
create function tell_of_public_entry() returns trigger language plpgsql as $$
begin
  perform tell_of_publications(new.id);
  return null;
end;
$$;
--> statement-breakpoint
create function tell_of_live_revision() returns trigger language plpgsql as $$
begin
  perform tell_of_publications(new.entry_id);
  return null;
end;
$$;
--> statement-breakpoint
create function tell_of_live_audio() returns trigger language plpgsql as $$
begin
  perform tell_of_publications(entry_id) from revisions where id = new.revision_id and is_live;
  return null;
end;
$$;
--> statement-breakpoint
create trigger publications_changed after insert or update on publications
  for each row execute function tell_of_publication();
--> statement-breakpoint
create trigger entries_shown after update of title, url, site, language on entries
  for each row when (row(old.title, old.url, old.site, old.language) is distinct from row(new.title, new.url, new.site, new.language))
  execute function tell_of_public_entry();
--> statement-breakpoint
create trigger revisions_live after insert or update of is_live on revisions
  for each row when (new.is_live) execute function tell_of_live_revision();
--> statement-breakpoint
create trigger revisions_not_live after update of is_live on revisions
  for each row when (old.is_live and not new.is_live) execute function tell_of_live_revision();
--> statement-breakpoint
create trigger audios_live after insert on audios
  for each row execute function tell_of_live_audio();
