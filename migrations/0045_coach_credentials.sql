CREATE TABLE "coaching_credentials" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"coach_uid" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"valid_until" date,
	"checked_on" date,
	"checked_by_uid" uuid,
	"checked_by_name" text,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "coaching_credentials_coach" ON "coaching_credentials" USING btree ("coach_uid","kind");