DROP INDEX "subscribers_visitors";--> statement-breakpoint
CREATE INDEX "subscribers_names" ON "subscribers" USING gin (fold(coalesce(firstname, '') || ' ' || coalesce(lastname, '')) gin_trgm_ops);