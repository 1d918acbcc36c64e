CREATE TABLE "coaching_notes" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"member_uid" uuid NOT NULL,
	"coach_uid" uuid NOT NULL,
	"content" text NOT NULL,
	"version" integer NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_notes_pair" ON "coaching_notes" USING btree ("member_uid","coach_uid");--> statement-breakpoint
CREATE INDEX "coaching_notes_coach" ON "coaching_notes" USING btree ("coach_uid");