CREATE TABLE "backup_runs" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slot" text,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"ok" boolean,
	"place" text NOT NULL,
	"bytes" bigint,
	"detail" text DEFAULT '' NOT NULL,
	CONSTRAINT "backup_runs_slot" UNIQUE("slot")
);
--> statement-breakpoint
CREATE INDEX "backup_runs_finished" ON "backup_runs" USING btree ("kind","finished_at");