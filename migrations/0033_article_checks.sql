CREATE TABLE "link_checks" (
	"url" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article_drafts" ADD COLUMN "signature" jsonb;--> statement-breakpoint
CREATE INDEX "articles_folded_title" ON "articles" USING btree (fold("title"));