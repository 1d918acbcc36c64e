CREATE TABLE "coaching_themes" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"colour" text NOT NULL,
	"order" integer NOT NULL,
	"active" boolean NOT NULL,
	"used" boolean NOT NULL,
	"former_names" text[] DEFAULT '{}' NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_themes_name" ON "coaching_themes" USING btree (fold("name"));--> statement-breakpoint
-- The five themes that were constants, for a site that has accounts: its discussions name them.
INSERT INTO "coaching_themes" ("uid", "name", "text", "colour", "order", "active", "used", "version", "created_at")
SELECT t.uid, t.name, t.text, t.colour, t.place, true, EXISTS (SELECT FROM "support_tickets" WHERE "type" = 'coaching'), 1, now()
FROM (VALUES
	('vie', 'Vie', 'Retrouver un cap, un rythme, de la place. Pour les changements que l’on choisit et ceux qui arrivent sans prévenir.', '#b9c4ae', 1),
	('vie-professionnelle', 'Vie professionnelle', 'Demander, refuser, négocier, changer de métier. Avec des phrases prêtes à servir dès lundi.', '#d99a7c', 2),
	('amour', 'Amour', 'Se rencontrer, durer, se disputer mieux, se séparer, vivre seule et entière.', '#eeb3c4', 3),
	('estime-de-soi', 'Estime de soi', 'Se parler comme à une amie, recevoir ce que l’on vous donne, se regarder sans loupe.', '#97274f', 4),
	('perinatalite', 'Périnatalité', 'Attendre, accueillir, dormir un peu, reprendre. Un soutien à hauteur de mère.', '#4d5b45', 5)
) AS t (uid, name, text, colour, place)
WHERE EXISTS (SELECT FROM "users");
