ALTER TABLE "payment_attempts" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "card_last4" text;--> statement-breakpoint
CREATE INDEX "gifts_buyer" ON "gifts" USING btree ("buyer_email") WHERE buyer_email is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_card" ON "payment_attempts" USING btree ("card_last4") WHERE card_last4 is not null;--> statement-breakpoint
-- The card that a subscription has now paid what was charged on it, and its order unless it was replaced since.
UPDATE "payment_attempts" a SET "card_brand" = s."card_brand", "card_last4" = s."card_last4"
FROM "subscriptions" s
WHERE s."uid" = a."subscription_uid" AND s."card_last4" <> '' AND a."state" = 'succeeded' AND (
  a."method" = s."method"
  OR (a."method" IS NULL AND NOT EXISTS (
    SELECT 1 FROM "card_changes" c WHERE c."subscription_uid" = s."uid" AND c."state" = 'kept'
  ))
);
