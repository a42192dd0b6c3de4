CREATE TABLE "listening" (
	"entry_id" uuid NOT NULL,
	"day" date NOT NULL,
	"revision_id" uuid NOT NULL,
	"host" text NOT NULL,
	"kind" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "listening_entry_id_day_revision_id_host_kind_pk" PRIMARY KEY("entry_id","day","revision_id","host","kind")
);
--> statement-breakpoint
ALTER TABLE "listening" ADD CONSTRAINT "listening_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listening" ADD CONSTRAINT "listening_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;