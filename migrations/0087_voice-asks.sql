CREATE TABLE "site_voice_asks" (
	"member_uid" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "site_voice_invitations" ADD COLUMN "source" text DEFAULT 'invitation' NOT NULL;