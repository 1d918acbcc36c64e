ALTER TABLE "article_revisions" ADD COLUMN "by_uid" uuid;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "settings" jsonb;--> statement-breakpoint
CREATE INDEX "article_revisions_by" ON "article_revisions" USING btree ("by_uid");