CREATE TABLE "leaving_answers" (
	"subscription_uid" uuid PRIMARY KEY NOT NULL,
	"reason" text,
	"text" text,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaving_counts" (
	"month" text NOT NULL,
	"reason" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "leaving_counts_month_reason_pk" PRIMARY KEY("month","reason")
);
--> statement-breakpoint
CREATE TABLE "subscription_switches" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"subscription_uid" uuid NOT NULL,
	"formula" text NOT NULL,
	"formula_name" text NOT NULL,
	"amount" integer NOT NULL,
	"period_duration" integer NOT NULL,
	"period_duration_unit" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "leaving_answers" ADD CONSTRAINT "leaving_answers_subscription_uid_subscriptions_uid_fk" FOREIGN KEY ("subscription_uid") REFERENCES "public"."subscriptions"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_switches" ADD CONSTRAINT "subscription_switches_subscription_uid_subscriptions_uid_fk" FOREIGN KEY ("subscription_uid") REFERENCES "public"."subscriptions"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_switches_one" ON "subscription_switches" USING btree ("subscription_uid") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "subscription_switches_of" ON "subscription_switches" USING btree ("subscription_uid","requested_at");