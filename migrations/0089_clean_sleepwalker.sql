ALTER TABLE "codes" ALTER COLUMN "once_per_card" SET DEFAULT true;--> statement-breakpoint
CREATE INDEX "leaving_answers_answered" ON "leaving_answers" USING btree ("answered_at","subscription_uid");