ALTER TABLE "subscriptions" ADD COLUMN "traffic_token" text;--> statement-breakpoint
ALTER TABLE "traffic_tokens" ADD COLUMN "registrations" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "traffic_tokens" ADD COLUMN "results_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_traffic_token_traffic_tokens_value_fk" FOREIGN KEY ("traffic_token") REFERENCES "public"."traffic_tokens"("value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_token" ON "subscriptions" USING btree ("traffic_token") WHERE traffic_token is not null;