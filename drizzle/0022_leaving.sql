ALTER TABLE "users" ADD COLUMN "deletion_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sign_in_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("deletion_asked_at") WHERE "users"."deletion_asked_at" is not null;--> statement-breakpoint
drop trigger users_changed on users;
--> statement-breakpoint
create trigger users_changed after update on users for each row
  when ((old.email, old.role, old.plan, old.account_expires_at, old.closed_at, old.deletion_asked_at)
    is distinct from (new.email, new.role, new.plan, new.account_expires_at, new.closed_at, new.deletion_asked_at))
  execute function tell_account_event();
