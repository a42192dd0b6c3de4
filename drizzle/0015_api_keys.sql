CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"fingerprint" text NOT NULL,
	"last_four" text NOT NULL,
	"former_fingerprint" text,
	"former_until" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"allowed_ips" text[] DEFAULT '{}' NOT NULL,
	"monthly_credits" integer,
	"used_month" date,
	"used_credits" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "api_keys_former_fingerprint_unique" UNIQUE("former_fingerprint"),
	CONSTRAINT "api_keys_used_not_negative" CHECK ("api_keys"."used_credits" >= 0)
);
--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id","created_at","id");