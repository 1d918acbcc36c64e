ALTER TABLE "mails" RENAME COLUMN "sealed_link" TO "encrypted_link";--> statement-breakpoint
ALTER TABLE "support_mailboxes" RENAME COLUMN "held_until" TO "locked_until";--> statement-breakpoint
UPDATE "settings" SET "name" = 'site-name' WHERE "name" = 'house-name';--> statement-breakpoint
UPDATE "milestones" SET "name" = 'demo-content' WHERE "name" = 'demo-house';
