CREATE TABLE "coaching_transfers" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"ticket_uid" uuid NOT NULL,
	"proposed_by_uid" uuid NOT NULL,
	"from_uid" uuid NOT NULL,
	"from_name" text NOT NULL,
	"to_uid" uuid NOT NULL,
	"to_name" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "support_surveys" (
	"ticket_uid" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rating" smallint,
	"comment" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "support_surveys_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "support_working_hours" (
	"staff_uid" uuid PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL,
	"days_off" jsonb NOT NULL,
	"version" integer NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "last_message_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "answer_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "due_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "support_surveys" ADD CONSTRAINT "support_surveys_ticket_uid_support_tickets_uid_fk" FOREIGN KEY ("ticket_uid") REFERENCES "public"."support_tickets"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coaching_transfers_ticket" ON "coaching_transfers" USING btree ("ticket_uid","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_transfers_open" ON "coaching_transfers" USING btree ("ticket_uid") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "coaching_transfers_expiry" ON "coaching_transfers" USING btree ("expires_at") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "support_surveys_answered" ON "support_surveys" USING btree ("answered_at");--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_merged_into_support_tickets_uid_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."support_tickets"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_tickets_modified" ON "support_tickets" USING btree ("modified_at","uid");--> statement-breakpoint
CREATE INDEX "support_tickets_waiting" ON "support_tickets" USING btree ("waiting_since","uid");--> statement-breakpoint
CREATE INDEX "support_tickets_due" ON "support_tickets" USING btree ("answer_due_at","uid");--> statement-breakpoint
CREATE INDEX "support_tickets_tags" ON "support_tickets" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "support_tickets_merged" ON "support_tickets" USING btree ("merged_into") WHERE merged_into is not null;