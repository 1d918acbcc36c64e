-- A generated column cannot change its expression; its indexes go with it, and need not follow the names.
ALTER TABLE "users" DROP COLUMN "searched";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "order_name" text;--> statement-breakpoint
UPDATE "users" u SET "order_name" = nullif(trim(concat_ws(' ', p."firstname", p."lastname")), '')
FROM "subscribers" p WHERE p."user_uid" = u."uid" AND (p."firstname" IS NOT NULL OR p."lastname" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "searched" text GENERATED ALWAYS AS (fold(email || ' ' || coalesce(name, '') || ' ' || coalesce(order_name, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_searched" ON "users" USING gin (searched gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_local_part" ON "users" USING btree (reverse(split_part(searched, '@', 1)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_many_ats" ON "users" USING btree ("uid") WHERE searched like '%@%@%';--> statement-breakpoint
DROP INDEX "subscribers_names";--> statement-breakpoint
CREATE INDEX "subscribers_visitors" ON "subscribers" USING gin (fold(coalesce(firstname, '') || ' ' || coalesce(lastname, '')) gin_trgm_ops) WHERE user_uid is null;
