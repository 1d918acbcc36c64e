CREATE TABLE "limit_hits" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_changes" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"subscription_uid" uuid NOT NULL,
	"subscriber_uid" uuid NOT NULL,
	"way" text NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"href" text,
	"error_code" text,
	"method" text,
	"request_key" text,
	"order_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"look_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contract_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscription_uid" uuid NOT NULL,
	"act" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_series" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"attempt_uid" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"seller" jsonb,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "card_change_uid" uuid;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_changes" ADD CONSTRAINT "card_changes_subscription_uid_subscriptions_uid_fk" FOREIGN KEY ("subscription_uid") REFERENCES "public"."subscriptions"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_changes" ADD CONSTRAINT "card_changes_subscriber_uid_subscribers_uid_fk" FOREIGN KEY ("subscriber_uid") REFERENCES "public"."subscribers"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_links" ADD CONSTRAINT "contract_links_subscription_uid_subscriptions_uid_fk" FOREIGN KEY ("subscription_uid") REFERENCES "public"."subscriptions"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_attempt_uid_payment_attempts_uid_fk" FOREIGN KEY ("attempt_uid") REFERENCES "public"."payment_attempts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limit_hits_of" ON "limit_hits" USING btree ("name","key","at");--> statement-breakpoint
CREATE INDEX "limit_hits_at" ON "limit_hits" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "card_changes_one_open" ON "card_changes" USING btree ("subscription_uid") WHERE state in ('started', 'redirected', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "card_changes_request" ON "card_changes" USING btree ("subscriber_uid","request_key") WHERE request_key is not null;--> statement-breakpoint
CREATE INDEX "card_changes_look" ON "card_changes" USING btree ("look_at") WHERE look_at is not null;--> statement-breakpoint
CREATE INDEX "card_changes_of" ON "card_changes" USING btree ("subscription_uid","created_at");--> statement-breakpoint
CREATE INDEX "contract_links_of" ON "contract_links" USING btree ("subscription_uid","expires_at");--> statement-breakpoint
CREATE INDEX "contract_links_expires" ON "contract_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_number" ON "receipts" USING btree ("year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_card_change" ON "payment_attempts" USING btree ("card_change_uid") WHERE card_change_uid is not null;