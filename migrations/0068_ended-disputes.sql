CREATE TABLE "ended_disputes" (
	"difference_uid" uuid PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"fee" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ended_disputes" ADD CONSTRAINT "ended_disputes_difference_uid_ledger_differences_uid_fk" FOREIGN KEY ("difference_uid") REFERENCES "public"."ledger_differences"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_differences_attempt" ON "ledger_differences" USING btree ("attempt_uid") WHERE attempt_uid is not null;--> statement-breakpoint
CREATE TRIGGER ended_disputes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ended_disputes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
