ALTER TABLE "idempotency_keys" ADD COLUMN "sender" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_mail_tries" ADD COLUMN "origin" text DEFAULT 'mailbox' NOT NULL;--> statement-breakpoint
CREATE INDEX "idempotency_keys_sender" ON "idempotency_keys" USING btree ("sender","created_at");