CREATE TABLE "page_revisions" (
	"page" text NOT NULL,
	"n" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"by_uid" uuid,
	"text" jsonb NOT NULL,
	CONSTRAINT "page_revisions_page_n_pk" PRIMARY KEY("page","n")
);
--> statement-breakpoint
ALTER TABLE "gifts" DROP CONSTRAINT "gifts_months";--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "draft" jsonb;--> statement-breakpoint
UPDATE "pages" SET "published_at" = "modified";--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "code_months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_page_pages_uid_fk" FOREIGN KEY ("page") REFERENCES "public"."pages"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_revisions_by" ON "page_revisions" USING btree ("by_uid");--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_months" CHECK (months between 1 and 24);