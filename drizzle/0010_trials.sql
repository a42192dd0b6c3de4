CREATE TABLE "trial_networks" (
	"network" text PRIMARY KEY NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"asked" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "trial" text DEFAULT 'given' NOT NULL;