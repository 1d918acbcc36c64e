CREATE TABLE "import_lines" (
	"import" uuid NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"what" text NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "import_lines_import_key_pk" PRIMARY KEY("import","key")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "complained_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "last_line" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_import_imports_uid_fk" FOREIGN KEY ("import") REFERENCES "public"."imports"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_lines_position" ON "import_lines" USING btree ("import","position");--> statement-breakpoint
CREATE INDEX "support_contacts_undeliverable" ON "support_contacts" USING btree ("undeliverable_at","uid") WHERE "support_contacts"."undeliverable_at" is not null;--> statement-breakpoint
INSERT INTO "import_lines" ("import", "key", "position", "what", "why")
SELECT i."uid", encode(sha256(convert_to(jsonb_build_array(l.line -> 'what', l.line -> 'why')::text, 'UTF8')), 'hex'), l.position, l.line ->> 'what', l.line ->> 'why'
FROM "imports" i, jsonb_array_elements(i."skipped") WITH ORDINALITY AS l (line, position)
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "imports" SET "last_line" = jsonb_array_length("skipped");--> statement-breakpoint
ALTER TABLE "imports" DROP COLUMN "skipped";--> statement-breakpoint
-- « Service unavailable; Client host blocked » is about us too: 0070 took its "unavailable" for a word about the address.
UPDATE "mails" SET "bounce" = 'soft'
WHERE "bounce" = 'hard' AND "error" ~* '5\.7\.\d|client host|block|spam|reputation|policy'
  AND "error" !~* '5\.1\.(1|2|3|6|10)\M|5\.2\.1\M|unknown|no such|not exist|not found|inconnu';--> statement-breakpoint
UPDATE "support_contacts" c SET "undeliverable_at" = NULL
WHERE c."undeliverable_at" IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM "mails" m WHERE m."recipient" = c."email" AND m."bounce" = 'hard');