CREATE TABLE "site_mail_texts" (
	"kind" text PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"live" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer NOT NULL
);
