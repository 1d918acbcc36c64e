CREATE TABLE "formula_prices" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"formula" text NOT NULL,
	"amount" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "formulas" ADD COLUMN "listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "formulas" ADD COLUMN "order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "formula_prices" ADD CONSTRAINT "formula_prices_formula_formulas_uid_fk" FOREIGN KEY ("formula") REFERENCES "public"."formulas"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "formula_prices_of" ON "formula_prices" USING btree ("formula","since");--> statement-breakpoint
UPDATE "formulas" SET "listed" = true WHERE "uid" = 'default';--> statement-breakpoint
INSERT INTO "formula_prices" ("uid", "formula", "amount", "since") SELECT gen_random_uuid(), "uid", "amount", "created_at" FROM "formulas";
