CREATE TABLE "support_incoming_mails" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"ticket_uid" uuid,
	"entry_uid" uuid,
	"original" text,
	"authentication" text,
	"attachments" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_incoming_mails_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "support_mailboxes" (
	"name" text PRIMARY KEY NOT NULL,
	"uid_validity" text,
	"last_uid" integer DEFAULT 0 NOT NULL,
	"holder" text,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "support_ticket_mails" (
	"mail_uid" uuid PRIMARY KEY NOT NULL,
	"ticket_uid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounce" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sealed_link" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sealed_by" text;--> statement-breakpoint
ALTER TABLE "support_contacts" ADD COLUMN "undeliverable_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_incoming_mails" ADD CONSTRAINT "support_incoming_mails_ticket_uid_support_tickets_uid_fk" FOREIGN KEY ("ticket_uid") REFERENCES "public"."support_tickets"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_ticket_mails" ADD CONSTRAINT "support_ticket_mails_ticket_uid_support_tickets_uid_fk" FOREIGN KEY ("ticket_uid") REFERENCES "public"."support_tickets"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_incoming_mails_ticket" ON "support_incoming_mails" USING btree ("ticket_uid","received_at");--> statement-breakpoint
CREATE INDEX "support_incoming_mails_entry" ON "support_incoming_mails" USING btree ("entry_uid") WHERE entry_uid is not null;--> statement-breakpoint
CREATE INDEX "support_incoming_mails_received" ON "support_incoming_mails" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "support_ticket_mails_ticket" ON "support_ticket_mails" USING btree ("ticket_uid","created_at");--> statement-breakpoint
CREATE INDEX "mails_sealed" ON "mails" USING btree ("sealed_by") WHERE "mails"."sealed_by" is not null;