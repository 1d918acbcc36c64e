CREATE TABLE "support_offered_articles" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"entry_uid" uuid NOT NULL,
	"place" integer NOT NULL,
	"article" text NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "support_entries" ADD COLUMN "articles" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_held_messages" ADD COLUMN "articles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_offered_articles" ADD CONSTRAINT "support_offered_articles_entry_uid_support_entries_uid_fk" FOREIGN KEY ("entry_uid") REFERENCES "public"."support_entries"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_offered_articles_entry" ON "support_offered_articles" USING btree ("entry_uid");