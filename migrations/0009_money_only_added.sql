-- What a provider told, and where it and the ledger differed, is only ever added.
CREATE TRIGGER provider_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON provider_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_differences_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_differences
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Payments, refunds and credits move from state to state; their rows stay, and so does what they are about.
CREATE TRIGGER payment_attempts_kept BEFORE DELETE OR TRUNCATE OR UPDATE OF uid, amount, period, subscription_uid, subscriber_uid
  ON payment_attempts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER refunds_kept BEFORE DELETE OR TRUNCATE OR UPDATE OF uid, key, amount, attempt_uid ON refunds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER credits_kept BEFORE DELETE OR TRUNCATE OR UPDATE OF uid, amount, subscriber_uid, subscription_uid ON credits
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
