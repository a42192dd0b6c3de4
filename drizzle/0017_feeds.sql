CREATE TABLE "audio_digests" (
	"audio_id" uuid PRIMARY KEY NOT NULL,
	"mp3_bytes" integer NOT NULL,
	"mp3_integrity" text NOT NULL,
	"wav_integrity" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_artworks" (
	"feed_id" text PRIMARY KEY NOT NULL,
	"is_generated" boolean NOT NULL,
	"content_type" text NOT NULL,
	"hash" text NOT NULL,
	"image" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_entries" (
	"feed_id" text NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "feed_entries_feed_id_entry_id_pk" PRIMARY KEY("feed_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"feed_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"author" text NOT NULL,
	"owner_email" text,
	"website" text,
	"language" text NOT NULL,
	"category" text NOT NULL,
	"is_whole" boolean NOT NULL,
	"key" text,
	"guid" uuid NOT NULL,
	"color" text NOT NULL,
	"content_hash" text,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audio_digests" ADD CONSTRAINT "audio_digests_audio_id_audios_id_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."audios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_artworks" ADD CONSTRAINT "feed_artworks_feed_id_feeds_feed_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("feed_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_feed_id_feeds_feed_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("feed_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_entries_entry" ON "feed_entries" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "feeds_user" ON "feeds" USING btree ("user_id","created_at");