CREATE TABLE "account_exports" (
	"user_id" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"file_path" text,
	"bytes" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_exports_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_exports_end" ON "account_exports" USING btree ("ends_at");--> statement-breakpoint
-- The last one that somebody asked for stays.
delete from orders as former using orders as later
where former.placed_at is null and later.placed_at is null and former.user_id = later.user_id
  and former.kind = later.kind and (former.created_at, former.id) < (later.created_at, later.id);
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("user_id","kind") WHERE "orders"."placed_at" is null;