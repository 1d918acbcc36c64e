CREATE TABLE "terms_versions" (
	"uid" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "terms_uid" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_terms_uid_terms_versions_uid_fk" FOREIGN KEY ("terms_uid") REFERENCES "public"."terms_versions"("uid") ON DELETE no action ON UPDATE no action;