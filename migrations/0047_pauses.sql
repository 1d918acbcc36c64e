CREATE TABLE "subscription_pauses" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"subscription_uid" uuid NOT NULL,
	"months" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "subscription_pauses_months" CHECK (months between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "resumes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "resume_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription_pauses" ADD CONSTRAINT "subscription_pauses_subscription_uid_subscriptions_uid_fk" FOREIGN KEY ("subscription_uid") REFERENCES "public"."subscriptions"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_pauses_one" ON "subscription_pauses" USING btree ("subscription_uid") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "subscription_pauses_of" ON "subscription_pauses" USING btree ("subscription_uid","requested_at");