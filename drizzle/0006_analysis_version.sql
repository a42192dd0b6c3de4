ALTER TABLE "pages" ADD COLUMN "analysis_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "renewal_asked_at" timestamp (3) with time zone;