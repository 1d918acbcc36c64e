CREATE TABLE "imported_items" (
	"origin" text NOT NULL,
	"kind" text NOT NULL,
	"foreign_id" text NOT NULL,
	"uid" text NOT NULL,
	"digest" text NOT NULL,
	"version" integer NOT NULL,
	"last_import" uuid NOT NULL,
	CONSTRAINT "imported_items_origin_kind_foreign_id_pk" PRIMARY KEY("origin","kind","foreign_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"format" text NOT NULL,
	"dry_run" boolean NOT NULL,
	"state" text NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"skipped" jsonb DEFAULT '[]'::jsonb NOT NULL
);
