CREATE TABLE "support_covers" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"coach_uid" uuid NOT NULL,
	"coach_name" text NOT NULL,
	"cover_uid" uuid NOT NULL,
	"cover_name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"begin_notified_at" timestamp with time zone,
	"end_notified_at" timestamp with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "support_covers_cover" ON "support_covers" USING btree ("cover_uid","ends_at");--> statement-breakpoint
CREATE INDEX "support_covers_coach" ON "support_covers" USING btree ("coach_uid","ends_at");--> statement-breakpoint
CREATE INDEX "support_covers_unnotified" ON "support_covers" USING btree ("starts_at") WHERE end_notified_at is null and accepted_at is not null;