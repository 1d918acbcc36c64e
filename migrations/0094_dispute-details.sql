CREATE TABLE "dispute_details" (
	"difference_uid" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"answer_by" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "dispute_details" ADD CONSTRAINT "dispute_details_difference_uid_ledger_differences_uid_fk" FOREIGN KEY ("difference_uid") REFERENCES "public"."ledger_differences"("uid") ON DELETE no action ON UPDATE no action;