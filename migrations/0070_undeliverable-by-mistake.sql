-- Refusals about us (policy, blocked host, daily limit) had ended all mail to a person. Whoever was not refused for the address itself gets mail again; a dead address is marked again by its next mail.
UPDATE "mails" SET "bounce" = 'soft'
WHERE "bounce" = 'hard' AND "error" !~* '5\.1\.(1|2|3|6|10)\M|5\.2\.1\M|unknown|no such|not exist|not found|invalid (recipient|address|mailbox|user)|unavailable|disabled|inactive|inconnu';--> statement-breakpoint
UPDATE "support_contacts" c SET "undeliverable_at" = NULL
WHERE c."undeliverable_at" IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM "mails" m WHERE m."recipient" = c."email" AND m."bounce" = 'hard');
