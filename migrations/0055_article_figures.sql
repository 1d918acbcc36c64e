CREATE TABLE "article_reads" (
	"article" text NOT NULL,
	"month" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "article_reads_month_article_pk" PRIMARY KEY("month","article")
);
--> statement-breakpoint
CREATE TABLE "article_starts" (
	"article" text NOT NULL,
	"month" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "article_starts_month_article_pk" PRIMARY KEY("month","article")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "from_article" text;--> statement-breakpoint
ALTER TABLE "article_reads" ADD CONSTRAINT "article_reads_article_articles_uid_fk" FOREIGN KEY ("article") REFERENCES "public"."articles"("uid") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "article_reads_of" ON "article_reads" USING btree ("article");