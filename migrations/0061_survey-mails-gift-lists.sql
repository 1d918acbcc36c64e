ALTER TABLE "support_surveys" ADD COLUMN "mail_uid" uuid;--> statement-breakpoint
CREATE INDEX "gifts_created" ON "gifts" USING btree ("created_at","uid");--> statement-breakpoint
CREATE INDEX "gifts_buyer_parts" ON "gifts" USING gin (fold(buyer_email) gin_trgm_ops) WHERE buyer_email is not null;--> statement-breakpoint
CREATE INDEX "gifts_reference" ON "gifts" USING btree (right(uid::text, 12));--> statement-breakpoint
CREATE INDEX "subscribers_visitors" ON "subscribers" USING gin (fold(coalesce(firstname, '') || ' ' || coalesce(lastname, '')) gin_trgm_ops) WHERE user_uid is null;--> statement-breakpoint
CREATE UNIQUE INDEX "support_surveys_mail" ON "support_surveys" USING btree ("mail_uid");