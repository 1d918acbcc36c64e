CREATE TABLE "article_comments" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"article" text NOT NULL,
	"thread" uuid,
	"author" uuid,
	"content" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"anchor" jsonb,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid
);
--> statement-breakpoint
CREATE TABLE "article_presences" (
	"article" text NOT NULL,
	"person" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_presences_article_person_pk" PRIMARY KEY("article","person")
);
--> statement-breakpoint
ALTER TABLE "article_comments" ADD CONSTRAINT "article_comments_article_articles_uid_fk" FOREIGN KEY ("article") REFERENCES "public"."articles"("uid") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "article_comments" ADD CONSTRAINT "article_comments_thread_article_comments_uid_fk" FOREIGN KEY ("thread") REFERENCES "public"."article_comments"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_presences" ADD CONSTRAINT "article_presences_article_articles_uid_fk" FOREIGN KEY ("article") REFERENCES "public"."articles"("uid") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "article_comments_article_created_at_index" ON "article_comments" USING btree ("article","created_at");--> statement-breakpoint
CREATE INDEX "article_comments_thread_index" ON "article_comments" USING btree ("thread");--> statement-breakpoint
CREATE INDEX "article_comments_author_index" ON "article_comments" USING btree ("author");--> statement-breakpoint
CREATE INDEX "article_presences_until_index" ON "article_presences" USING btree ("until");