CREATE TABLE "support_attachments" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"ticket_uid" uuid,
	"entry_uid" uuid,
	"place" integer NOT NULL,
	"uploader_uid" uuid NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_entries" ADD COLUMN "attachments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_attachments" ADD CONSTRAINT "support_attachments_ticket_uid_support_tickets_uid_fk" FOREIGN KEY ("ticket_uid") REFERENCES "public"."support_tickets"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_attachments" ADD CONSTRAINT "support_attachments_entry_uid_support_entries_uid_fk" FOREIGN KEY ("entry_uid") REFERENCES "public"."support_entries"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_attachments_ticket" ON "support_attachments" USING btree ("ticket_uid");--> statement-breakpoint
CREATE INDEX "support_attachments_entry" ON "support_attachments" USING btree ("entry_uid");--> statement-breakpoint
CREATE INDEX "support_attachments_uploader" ON "support_attachments" USING btree ("uploader_uid","created_at");--> statement-breakpoint
CREATE INDEX "support_attachments_unsent" ON "support_attachments" USING btree ("created_at") WHERE entry_uid is null;--> statement-breakpoint
CREATE INDEX "support_attachments_orphans" ON "support_attachments" USING btree ("created_at") WHERE ticket_uid is null;