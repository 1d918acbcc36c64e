CREATE TABLE "support_missed_promises" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"ticket_uid" uuid NOT NULL,
	"owner_uid" uuid NOT NULL,
	"waiting_since" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "support_missed_promises_wait" UNIQUE("ticket_uid","waiting_since")
);
--> statement-breakpoint
ALTER TABLE "credits" DROP CONSTRAINT "credits_subscriberUid_unique";--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "promise_uid" uuid;--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "promised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_missed_promises" ADD CONSTRAINT "support_missed_promises_ticket_uid_support_tickets_uid_fk" FOREIGN KEY ("ticket_uid") REFERENCES "public"."support_tickets"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_missed_promises_open" ON "support_missed_promises" USING btree ("recorded_at") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "credits_order" ON "credits" USING btree ("subscriber_uid") WHERE promise_uid is null;--> statement-breakpoint
CREATE INDEX "credits_subscription" ON "credits" USING btree ("subscription_uid");--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_promiseUid_unique" UNIQUE("promise_uid");