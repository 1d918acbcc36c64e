CREATE TABLE "gift_uses" (
	"gift_uid" uuid PRIMARY KEY NOT NULL,
	"subscriber_uid" uuid NOT NULL,
	"subscription_uid" uuid NOT NULL,
	"added" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"formula" text NOT NULL,
	"formula_name" text NOT NULL,
	"months" integer NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"buyer_email" text,
	"request_hash" text,
	"code_hash" text,
	"code_encrypted" text,
	"mail_uid" uuid,
	"terms_uid" text,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"forget_at" timestamp with time zone,
	CONSTRAINT "gifts_months" CHECK (months in (1, 3, 6, 12)),
	CONSTRAINT "gifts_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "subscription_uid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger" ALTER COLUMN "subscription_uid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "gift_uid" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "gifted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_uses" ADD CONSTRAINT "gift_uses_gift_uid_gifts_uid_fk" FOREIGN KEY ("gift_uid") REFERENCES "public"."gifts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_uses" ADD CONSTRAINT "gift_uses_subscriber_uid_subscribers_uid_fk" FOREIGN KEY ("subscriber_uid") REFERENCES "public"."subscribers"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_uses" ADD CONSTRAINT "gift_uses_subscription_uid_subscriptions_uid_fk" FOREIGN KEY ("subscription_uid") REFERENCES "public"."subscriptions"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_terms_uid_terms_versions_uid_fk" FOREIGN KEY ("terms_uid") REFERENCES "public"."terms_versions"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_uses_of" ON "gift_uses" USING btree ("subscriber_uid","used_at");--> statement-breakpoint
CREATE INDEX "gift_uses_subscription" ON "gift_uses" USING btree ("subscription_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_code" ON "gifts" USING btree ("code_hash") WHERE code_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_request" ON "gifts" USING btree ("request_hash") WHERE request_hash is not null;--> statement-breakpoint
CREATE INDEX "gifts_forget" ON "gifts" USING btree ("forget_at") WHERE forget_at is not null;--> statement-breakpoint
CREATE INDEX "gifts_mail" ON "gifts" USING btree ("mail_uid") WHERE mail_uid is not null;--> statement-breakpoint
CREATE INDEX "gifts_terms" ON "gifts" USING btree ("terms_uid");--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_gift_uid_gifts_uid_fk" FOREIGN KEY ("gift_uid") REFERENCES "public"."gifts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_gift" ON "payment_attempts" USING btree ("gift_uid") WHERE gift_uid is not null;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_subject" CHECK (num_nonnulls(subscription_uid, gift_uid) = 1);--> statement-breakpoint
DROP TRIGGER payment_attempts_unchanged ON payment_attempts;
--> statement-breakpoint
CREATE TRIGGER payment_attempts_unchanged BEFORE TRUNCATE OR UPDATE OF uid, amount, period, subscription_uid, gift_uid, subscriber_uid
  ON payment_attempts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER gift_uses_unchanged BEFORE UPDATE OR TRUNCATE ON gift_uses
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
