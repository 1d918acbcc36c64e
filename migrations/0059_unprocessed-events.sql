CREATE TABLE "settled_differences" (
	"difference_uid" uuid PRIMARY KEY NOT NULL,
	"settled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unprocessed_events" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_uid" text NOT NULL,
	"type" text NOT NULL,
	"event" jsonb NOT NULL,
	"attempt_uid" uuid,
	"received_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"problem" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settled_differences" ADD CONSTRAINT "settled_differences_difference_uid_ledger_differences_uid_fk" FOREIGN KEY ("difference_uid") REFERENCES "public"."ledger_differences"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "unprocessed_events_once" ON "unprocessed_events" USING btree ("provider","event_uid");--> statement-breakpoint
CREATE INDEX "unprocessed_events_received" ON "unprocessed_events" USING btree ("received_at","uid");