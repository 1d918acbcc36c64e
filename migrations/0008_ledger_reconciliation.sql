CREATE TABLE "ledger_differences" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"reconciliation_uid" uuid,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"problem" text NOT NULL,
	"state" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer,
	"ledger_amount" integer,
	"attempt_uid" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"charged" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"ledger_charged" integer DEFAULT 0 NOT NULL,
	"ledger_refunded" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD CONSTRAINT "ledger_differences_reconciliation_uid_reconciliations_uid_fk" FOREIGN KEY ("reconciliation_uid") REFERENCES "public"."reconciliations"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_differences_once" ON "ledger_differences" USING btree ("provider","reference","problem");--> statement-breakpoint
CREATE INDEX "ledger_differences_at" ON "ledger_differences" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ledger_differences_of" ON "ledger_differences" USING btree ("reconciliation_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "reconciliations_day" ON "reconciliations" USING btree ("provider","day");--> statement-breakpoint
CREATE INDEX "ledger_at" ON "ledger" USING btree ("provider","at");--> statement-breakpoint
CREATE INDEX "ledger_reference" ON "ledger" USING btree ("provider","reference");