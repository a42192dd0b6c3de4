CREATE TABLE "audios" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revision_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"script_content" text NOT NULL,
	"file_path" text NOT NULL,
	"bytes" integer NOT NULL,
	"duration" double precision NOT NULL,
	"sample_rate" integer NOT NULL,
	"loudness" double precision NOT NULL,
	"true_peak" double precision NOT NULL,
	"waveform" jsonb NOT NULL,
	"cues" jsonb NOT NULL,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"readings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"segments_made" integer NOT NULL,
	"segments_reused" integer NOT NULL,
	"elapsed_ms" integer NOT NULL,
	"plays" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audios_revision_id_unique" UNIQUE("revision_id")
);
--> statement-breakpoint
CREATE TABLE "segments" (
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"file_path" text NOT NULL,
	"sample_rate" integer NOT NULL,
	"sample_count" integer NOT NULL,
	"measures" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "segments_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"queue_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" integer NOT NULL,
	"captured" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"queue_id" uuid,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_amount_positive" CHECK ("ledger"."amount" > 0),
	CONSTRAINT "ledger_two_accounts" CHECK ("ledger"."debit" <> "ledger"."credit")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"queue_type" text NOT NULL,
	"input_hash" text NOT NULL,
	"credits" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_words" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"language" text NOT NULL,
	"word" text NOT NULL,
	"reading" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"url" text NOT NULL,
	"url_key" text NOT NULL,
	"title" text,
	"site" text,
	"language" text,
	"page_type" text,
	"analyzed_at" timestamp (3) with time zone,
	"analysis_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"label" text,
	"value" text NOT NULL,
	"currency" text,
	"source" text NOT NULL,
	"confidence" real DEFAULT 1 NOT NULL,
	"provenance" jsonb
);
--> statement-breakpoint
CREATE TABLE "former_pages" (
	"entry_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"page" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_pages_entry_id_version_pk" PRIMARY KEY("entry_id","version")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"url" text,
	"title" text NOT NULL,
	"site" text,
	"language" text NOT NULL,
	"type" text NOT NULL,
	"author" text,
	"published_at" text,
	"blocks" jsonb NOT NULL,
	"characters" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"draft_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"id" integer,
	"title_ja" text NOT NULL,
	"title_en" text NOT NULL,
	"content_ja" text NOT NULL,
	"content_en" text NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"data" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loose_files" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_sandbox" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"queue_type" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"stage" text,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"input" jsonb NOT NULL,
	"job_id" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"revision_number" text,
	"error_code" text,
	"error_message" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entry_id" uuid NOT NULL,
	"number" text NOT NULL,
	"name" text,
	"is_live" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "script_versions" (
	"script_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "script_versions_script_id_version_pk" PRIMARY KEY("script_id","version")
);
--> statement-breakpoint
CREATE TABLE "scripts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"revision_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"content" text NOT NULL,
	"file_path" text NOT NULL,
	"settings" jsonb NOT NULL,
	"ties" jsonb,
	"page_version" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scripts_revision_id_unique" UNIQUE("revision_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text,
	"role" text DEFAULT 'user' NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"language" text DEFAULT 'ja' NOT NULL,
	"registration_domain" text,
	"player_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"total_earned" integer DEFAULT 0 NOT NULL,
	"total_spent" integer DEFAULT 0 NOT NULL,
	"account_expires_at" timestamp (3) with time zone,
	"end_told" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"initialized_at" timestamp (3) with time zone,
	"last_read_announcement_id" integer DEFAULT 0 NOT NULL,
	"payment_customer_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_payment_customer_id_unique" UNIQUE("payment_customer_id"),
	CONSTRAINT "users_balance_not_negative" CHECK ("users"."balance" >= 0),
	CONSTRAINT "users_held_not_negative" CHECK ("users"."held" >= 0)
);
--> statement-breakpoint
ALTER TABLE "audios" ADD CONSTRAINT "audios_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audios" ADD CONSTRAINT "audios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segments" ADD CONSTRAINT "segments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_queue_id_queues_id_fk" FOREIGN KEY ("queue_id") REFERENCES "public"."queues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_words" ADD CONSTRAINT "dictionary_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_pages" ADD CONSTRAINT "former_pages_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queues" ADD CONSTRAINT "queues_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queues" ADD CONSTRAINT "queues_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_versions" ADD CONSTRAINT "script_versions_script_id_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."scripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scripts" ADD CONSTRAINT "scripts_revision_id_revisions_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scripts" ADD CONSTRAINT "scripts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audios_user" ON "audios" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audios_created" ON "audios" USING btree ("created_at","duration");--> statement-breakpoint
CREATE INDEX "segments_last_used" ON "segments" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" USING btree ("created_at") WHERE "holds"."captured" is null;--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_idempotency" ON "ledger" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "ledger_created" ON "ledger" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_user_created" ON "ledger" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_entry" ON "quotes" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "quotes_expires" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dictionary_words_word" ON "dictionary_words" USING btree ("user_id","language","word");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_user_url" ON "entries" USING btree ("user_id","url_key");--> statement-breakpoint
CREATE INDEX "entries_user_created" ON "entries" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "facts_entry" ON "facts" USING btree ("entry_id","position");--> statement-breakpoint
CREATE INDEX "announcements_publish" ON "announcements" USING btree ("publish_at") WHERE "announcements"."id" is null;--> statement-breakpoint
CREATE INDEX "announcements_created" ON "announcements" USING btree ("created_at","draft_id");--> statement-breakpoint
CREATE INDEX "audit_created" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit_log" USING btree ("subject","created_at","id");--> statement-breakpoint
CREATE INDEX "loose_files_created" ON "loose_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_sandbox_customer" ON "payment_sandbox" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "queues_entry_created" ON "queues" USING btree ("entry_id","created_at","id");--> statement-breakpoint
CREATE INDEX "queues_created" ON "queues" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "queues_status_created" ON "queues" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "queues_user_created" ON "queues" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "queues_finished" ON "queues" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "queues_user_active" ON "queues" USING btree ("user_id") WHERE "queues"."status" in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "queues_one_active" ON "queues" USING btree ("entry_id","queue_type") WHERE "queues"."status" in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "revisions_entry_number" ON "revisions" USING btree ("entry_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "revisions_one_live" ON "revisions" USING btree ("entry_id") WHERE "revisions"."is_live";--> statement-breakpoint
CREATE INDEX "scripts_user" ON "scripts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_end" ON "users" USING btree ("account_expires_at") WHERE "users"."end_told" is distinct from "users"."account_expires_at";