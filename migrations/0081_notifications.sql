CREATE TABLE "notifications" (
	"user_uid" uuid PRIMARY KEY NOT NULL,
	"mail" text[] NOT NULL,
	"push" text[] NOT NULL,
	"quiet_from" text,
	"quiet_to" text
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;