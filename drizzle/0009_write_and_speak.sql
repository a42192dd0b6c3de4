ALTER TABLE "entries" ADD COLUMN "reading_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "queues" ADD COLUMN "audio_held_back" text;