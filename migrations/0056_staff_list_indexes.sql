CREATE INDEX "payment_attempts_created" ON "payment_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_failed" ON "payment_attempts" USING btree ("created_at") WHERE state in ('failed', 'cancelled');--> statement-breakpoint
CREATE INDEX "subscriptions_ordered" ON "subscriptions" USING btree ("ordered_at");--> statement-breakpoint
CREATE INDEX "subscriptions_status" ON "subscriptions" USING btree ("status","ordered_at");