CREATE TABLE "opening_exceptions" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	"by_uid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_results" (
	"code" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"detail" text NOT NULL,
	"basis" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "opening_exceptions_running" ON "opening_exceptions" USING btree ("until");