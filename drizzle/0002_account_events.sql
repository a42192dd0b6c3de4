-- Every process keeps users in mind for a second, so each change of what a user may do is told, whoever makes it.
-- The text is the very one that the server publishes: the same event twice in a transaction is delivered once.
create function tell_account_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('yomikoe_events', '{"kind":"account","userId":' || to_json(old.id)::text || '}');
  return null;
end;
$$;
--> statement-breakpoint
create trigger users_changed after update on users for each row
  when ((old.email, old.role, old.plan, old.account_expires_at, old.closed_at)
    is distinct from (new.email, new.role, new.plan, new.account_expires_at, new.closed_at))
  execute function tell_account_event();
--> statement-breakpoint
create trigger users_removed after delete on users for each row execute function tell_account_event();
