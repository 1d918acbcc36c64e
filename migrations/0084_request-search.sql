CREATE TABLE "support_ticket_words" (
	"ticket_uid" uuid PRIMARY KEY NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_contacts" ADD COLUMN "person_uid" uuid;--> statement-breakpoint
ALTER TABLE "support_contacts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
INSERT INTO "support_ticket_words" ("ticket_uid", "search")
SELECT uid, strip(to_tsvector('pg_catalog.french', words) || to_tsvector('public.french_fold', words))
FROM (
  SELECT t.uid, translate(left(t.title || ' ' || coalesce((
    SELECT string_agg(e.content, ' ' ORDER BY e.sequence DESC)
    FROM support_entries e WHERE e.ticket_uid = t.uid AND e.kind <> 'status'
  ), ''), 200000), '’‘“”«»…—–•·  ', '             ') AS words
  FROM support_tickets t
  WHERE t.type = 'contact' AND t.merged_into IS NULL
) requests;--> statement-breakpoint
ALTER TABLE "support_ticket_words" ADD CONSTRAINT "support_ticket_words_ticket_uid_support_tickets_uid_fk" FOREIGN KEY ("ticket_uid") REFERENCES "public"."support_tickets"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_ticket_words_search" ON "support_ticket_words" USING gin ("search");--> statement-breakpoint
CREATE INDEX "support_contacts_person" ON "support_contacts" USING btree ("person_uid") WHERE person_uid is not null;