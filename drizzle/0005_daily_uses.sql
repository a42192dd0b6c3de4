CREATE TABLE "daily_uses" (
	"user_id" text NOT NULL,
	"allowance" text NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "daily_uses_user_id_allowance_pk" PRIMARY KEY("user_id","allowance")
);
--> statement-breakpoint
ALTER TABLE "daily_uses" ADD CONSTRAINT "daily_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;