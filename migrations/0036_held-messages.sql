CREATE TABLE "support_held_messages" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"ticket_uid" uuid NOT NULL,
	"author_uid" uuid NOT NULL,
	"author_name" text NOT NULL,
	"content" text NOT NULL,
	"attachments" uuid[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "support_held_messages" ADD CONSTRAINT "support_held_messages_ticket_uid_support_tickets_uid_fk" FOREIGN KEY ("ticket_uid") REFERENCES "public"."support_tickets"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_held_messages_ticket" ON "support_held_messages" USING btree ("ticket_uid");--> statement-breakpoint
CREATE INDEX "support_held_messages_due" ON "support_held_messages" USING btree ("send_at") WHERE problem is null;