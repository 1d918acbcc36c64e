ALTER TABLE "gifts" ADD COLUMN "receiver" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "note" text;