ALTER TABLE "consents" DROP CONSTRAINT "consents_user_uid_users_uid_fk";
--> statement-breakpoint
DROP INDEX "support_tickets_finished";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "dormancy_warned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "consents_withdrawn" ON "consents" USING btree ("withdrawn_at") WHERE "consents"."withdrawn_at" is not null;--> statement-breakpoint
CREATE INDEX "consents_subject" ON "consents" USING btree ("subject") WHERE "consents"."subject" is not null;--> statement-breakpoint
CREATE INDEX "support_tickets_outdated" ON "support_tickets" USING btree ((coalesce(last_message_at, created_at))) WHERE type = 'contact' and merged_into is null;
--> statement-breakpoint
-- The privacy page says how long the audit and the accounting are kept. Until then rows are only ever added, as before.
CREATE FUNCTION refuse_early_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(OLD) ->> TG_ARGV[0])::timestamptz > now() - TG_ARGV[1]::interval THEN
    RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END
$$;
--> statement-breakpoint
DROP TRIGGER audit_entries_append_only ON audit_entries;
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_kept BEFORE DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_early_deletion('at', '2 years 11 months');
--> statement-breakpoint
DROP TRIGGER ledger_append_only ON ledger;
--> statement-breakpoint
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR TRUNCATE ON ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_kept BEFORE DELETE ON ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_early_deletion('at', '10 years');
--> statement-breakpoint
DROP TRIGGER receipts_append_only ON receipts;
--> statement-breakpoint
CREATE TRIGGER receipts_append_only BEFORE UPDATE OR TRUNCATE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER receipts_kept BEFORE DELETE ON receipts
  FOR EACH ROW EXECUTE FUNCTION refuse_early_deletion('issued_at', '10 years');
--> statement-breakpoint
DROP TRIGGER payment_attempts_kept ON payment_attempts;
--> statement-breakpoint
CREATE TRIGGER payment_attempts_unchanged BEFORE TRUNCATE OR UPDATE OF uid, amount, period, subscription_uid, subscriber_uid
  ON payment_attempts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER payment_attempts_kept BEFORE DELETE ON payment_attempts
  FOR EACH ROW EXECUTE FUNCTION refuse_early_deletion('created_at', '10 years');
--> statement-breakpoint
DROP TRIGGER refunds_kept ON refunds;
--> statement-breakpoint
CREATE TRIGGER refunds_unchanged BEFORE TRUNCATE OR UPDATE OF uid, key, amount, attempt_uid ON refunds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER refunds_kept BEFORE DELETE ON refunds
  FOR EACH ROW EXECUTE FUNCTION refuse_early_deletion('created_at', '10 years');
--> statement-breakpoint
DROP TRIGGER credits_kept ON credits;
--> statement-breakpoint
CREATE TRIGGER credits_unchanged BEFORE TRUNCATE OR UPDATE OF uid, amount, subscriber_uid, subscription_uid ON credits
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER credits_kept BEFORE DELETE ON credits
  FOR EACH ROW EXECUTE FUNCTION refuse_early_deletion('due_at', '10 years');
