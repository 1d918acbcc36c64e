CREATE TABLE "code_uses" (
	"subscription_uid" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"subscriber_uid" uuid NOT NULL,
	"card" text,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"uid" text PRIMARY KEY NOT NULL,
	"formulas" text[],
	"percent" integer,
	"amount" integer,
	"periods" integer,
	"from" timestamp with time zone,
	"until" timestamp with time zone,
	"uses" integer,
	"used_by" integer DEFAULT 0 NOT NULL,
	"uses_per_person" integer DEFAULT 1 NOT NULL,
	"once_per_card" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "codes_reduction" CHECK (num_nonnulls(percent, amount) = 1),
	CONSTRAINT "codes_uses" CHECK (used_by >= 0 and (uses is null or used_by <= uses))
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "formula_name" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "period_duration" integer;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "period_duration_unit" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reduced_amount" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reduced_periods" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "switch_to" jsonb;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_subscription_uid_subscriptions_uid_fk" FOREIGN KEY ("subscription_uid") REFERENCES "public"."subscriptions"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_code_codes_uid_fk" FOREIGN KEY ("code") REFERENCES "public"."codes"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_subscriber_uid_subscribers_uid_fk" FOREIGN KEY ("subscriber_uid") REFERENCES "public"."subscribers"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_uses_person" ON "code_uses" USING btree ("code","subscriber_uid");--> statement-breakpoint
CREATE INDEX "code_uses_card" ON "code_uses" USING btree ("code","card");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_code_codes_uid_fk" FOREIGN KEY ("code") REFERENCES "public"."codes"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_code" ON "subscriptions" USING btree ("code") WHERE code is not null;
--> statement-breakpoint
UPDATE "payment_attempts" a SET "formula_name" = s."formula_name", "period_duration" = s."period_duration", "period_duration_unit" = s."period_duration_unit" FROM "subscriptions" s WHERE s."uid" = a."subscription_uid";
