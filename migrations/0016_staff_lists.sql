DROP INDEX "support_tickets_recent";--> statement-breakpoint
DROP INDEX "support_tickets_status";--> statement-breakpoint
DROP INDEX "support_tickets_assignee";--> statement-breakpoint
CREATE INDEX "support_tickets_unassigned" ON "support_tickets" USING btree ("type","modified_at","uid") WHERE merged_into is null and assignee_uid is null;--> statement-breakpoint
CREATE INDEX "support_tickets_recent" ON "support_tickets" USING btree ("type","modified_at","uid") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "support_tickets_status" ON "support_tickets" USING btree ("type","status","modified_at","uid") WHERE merged_into is null;--> statement-breakpoint
CREATE INDEX "support_tickets_assignee" ON "support_tickets" USING btree ("assignee_uid","type","modified_at","uid") WHERE merged_into is null;