ALTER TABLE "subscriptions" ADD COLUMN "mandate" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "noticed_period" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "asks_for_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "returns_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_methods" ADD COLUMN "mandate" text;--> statement-breakpoint
ALTER TABLE "sandbox_methods" ADD COLUMN "returns_debits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "sandbox_charges_returning" ON "sandbox_charges" USING btree ("returns_at") WHERE returns_at is not null;