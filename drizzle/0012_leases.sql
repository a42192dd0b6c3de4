CREATE TABLE "request_leases" (
	"user_id" text PRIMARY KEY NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"leased" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "socket_leases" (
	"process" uuid NOT NULL,
	"user_id" text NOT NULL,
	"open" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "socket_leases_user_id_process_pk" PRIMARY KEY("user_id","process")
);
--> statement-breakpoint
CREATE INDEX "socket_leases_until" ON "socket_leases" USING btree ("until");