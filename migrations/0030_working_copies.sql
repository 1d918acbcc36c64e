CREATE TABLE "article_drafts" (
	"article" text PRIMARY KEY NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	"draft" jsonb,
	"based_on" integer,
	"saved_at" timestamp (3) with time zone,
	"saved_by" uuid,
	"editors" uuid[] DEFAULT '{}' NOT NULL,
	"review" text,
	"review_note" text,
	"review_by" uuid,
	"reviewed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "article_locks" (
	"article" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "seo" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "owner" uuid;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_article_articles_uid_fk" FOREIGN KEY ("article") REFERENCES "public"."articles"("uid") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "article_locks" ADD CONSTRAINT "article_locks_article_articles_uid_fk" FOREIGN KEY ("article") REFERENCES "public"."articles"("uid") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "articles_owner" ON "articles" USING btree ("owner","modified");