DROP INDEX "mails_sealed";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "sealed_by";