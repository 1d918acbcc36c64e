CREATE TABLE "coaching_profiles" (
	"coach_uid" uuid PRIMARY KEY NOT NULL,
	"slug" text,
	"draft" jsonb NOT NULL,
	"live" jsonb,
	"author" text,
	"capacity" integer,
	"published" boolean NOT NULL,
	"submitted_at" timestamp with time zone,
	"modified_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_home_revisions" (
	"n" integer PRIMARY KEY NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"by_uid" uuid,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_home" (
	"name" text PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"live" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_voice_invitations" (
	"digest" text PRIMARY KEY NOT NULL,
	"member_uid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_voices" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"member_uid" uuid,
	"digest" text,
	"name" text NOT NULL,
	"detail" text,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"example" boolean NOT NULL,
	"member_since" timestamp with time zone,
	"date" timestamp with time zone NOT NULL,
	"consent_at" timestamp with time zone,
	"consent" text,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_profiles_slug" ON "coaching_profiles" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "coaching_profiles_author" ON "coaching_profiles" USING btree ("author");--> statement-breakpoint
CREATE INDEX "site_home_revisions_by" ON "site_home_revisions" USING btree ("by_uid");--> statement-breakpoint
CREATE INDEX "site_voice_invitations_member" ON "site_voice_invitations" USING btree ("member_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "site_voices_digest" ON "site_voices" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "site_voices_member" ON "site_voices" USING btree ("member_uid");--> statement-breakpoint
CREATE INDEX "site_voices_state" ON "site_voices" USING btree ("state","date");--> statement-breakpoint
-- A sheet for each coach who takes discussions today, with what the author of the same name shows. From now on the two are linked by their uids.
INSERT INTO "coaching_profiles" ("coach_uid", "slug", "draft", "live", "author", "published", "modified_at", "version")
SELECT c.uid, coalesce(c.author, 'coach-' || right(c.uid::text, 12)), c.words, c.words, c.author, true, now(), 1
FROM (
	SELECT u.uid, u.author, jsonb_build_object(
		'name', u.name,
		'title', left(coalesce(a.role, ''), 100),
		'biography', CASE WHEN coalesce(a.biography, '') = '' THEN '' ELSE '<p>' || replace(left(replace(replace(replace(replace(a.biography, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), 9000), E'\n', '</p><p>') || '</p>' END,
		'portrait', a.image,
		'themes', '[]'::jsonb,
		'languages', '[]'::jsonb
	) AS words
	FROM (
		SELECT p.uid, left(coalesce(nullif(p.name, ''), 'Coach'), 100) AS name,
			-- One author is one coach: the first of those with that name.
			CASE WHEN row_number() OVER (PARTITION BY p.name ORDER BY p.created_at, p.uid) = 1
				THEN (SELECT min(x.uid) FROM "authors" x WHERE x.name = p.name) END AS author
		FROM "users" p
		WHERE 'coach' = ANY (p.roles) AND p.suspended_at IS NULL
	) u
	LEFT JOIN "authors" a ON a.uid = u.author
) c;
