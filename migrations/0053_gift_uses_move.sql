-- Who used a gift, and that she did, does not change. Her months do: they go on after a contract that she withdraws from.
DROP TRIGGER gift_uses_unchanged ON gift_uses;
--> statement-breakpoint
CREATE TRIGGER gift_uses_unchanged BEFORE TRUNCATE OR UPDATE OF gift_uid, subscriber_uid, used_at ON gift_uses
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
