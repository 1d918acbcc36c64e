CREATE TABLE "contract_declarations" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"subscription_uid" uuid NOT NULL,
	"act" text NOT NULL,
	"name" text,
	"email" text,
	"wished_on" date,
	"declared_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract_declarations" ADD CONSTRAINT "contract_declarations_subscription_uid_subscriptions_uid_fk" FOREIGN KEY ("subscription_uid") REFERENCES "public"."subscriptions"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_declarations_of" ON "contract_declarations" USING btree ("subscription_uid","declared_at");