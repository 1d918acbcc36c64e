CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"headers" text,
	"state" text NOT NULL,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"resent" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"forget_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (fold(recipient || ' ' || subject)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"name" text PRIMARY KEY NOT NULL,
	"reached_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" uuid,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"target" text,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"user_uid" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cookie_choices" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"consent_id" uuid NOT NULL,
	"accepted" text[] NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_uid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_uid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_uid" uuid PRIMARY KEY NOT NULL,
	"secret" text,
	"pending_secret" text,
	"last_step" integer,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" uuid PRIMARY KEY NOT NULL,
	"user_uid" uuid NOT NULL,
	"second_factor" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"account" text,
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"password_hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"roles_changed_at" timestamp with time zone NOT NULL,
	"coaching_uid" uuid NOT NULL,
	"formula" text,
	"affiliation_token" text,
	"affiliation_platform" text,
	"metadata" text NOT NULL,
	"metadata_modified_at" timestamp with time zone NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	"reset_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"erasure_requested_at" timestamp with time zone,
	"erasure_due_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"searched" text GENERATED ALWAYS AS (fold(email || ' ' || coalesce(name, ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_tags" (
	"article" text NOT NULL,
	"tag" text NOT NULL,
	"position" integer NOT NULL,
	"listed_at" timestamp (3) with time zone,
	CONSTRAINT "article_tags_article_tag_pk" PRIMARY KEY("article","tag")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"uid" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"words" text NOT NULL,
	"keywords" text NOT NULL,
	"state" text NOT NULL,
	"date" timestamp (3) with time zone,
	"modified" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"reading_time" integer NOT NULL,
	"menu" integer,
	"image" uuid,
	"author" text NOT NULL,
	"author_key" text collate "C" NOT NULL,
	"category" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('public.french_fold', translate(title, '’‘“”«»…—–•·  ', '             ')), 'A') || setweight(to_tsvector('public.french_fold', translate(keywords, '’‘“”«»…—–•·  ', '             ')), 'B') || setweight(to_tsvector('public.french_fold', translate(excerpt, '’‘“”«»…—–•·  ', '             ')), 'B') || setweight(to_tsvector('public.french_fold', translate(words, '’‘“”«»…—–•·  ', '             ')), 'C')) STORED NOT NULL,
	CONSTRAINT "articles_listed_have_a_date" CHECK (state not in ('published', 'scheduled') or date is not null)
);
--> statement-breakpoint
CREATE TABLE "authors" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sort_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"role" text NOT NULL,
	"biography" text NOT NULL,
	"image" uuid
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sort_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"description" text NOT NULL,
	"image" uuid
);
--> statement-breakpoint
CREATE TABLE "media" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"file" text NOT NULL,
	"alt" text NOT NULL,
	"credit" text,
	"author" text,
	"author_key" text collate "C",
	"width" integer,
	"height" integer,
	"size" integer NOT NULL,
	"placeholder" text,
	"focal_x" double precision DEFAULT 0.5 NOT NULL,
	"focal_y" double precision DEFAULT 0.5 NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"uid" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"sort_key" text collate "C" NOT NULL,
	"content" text NOT NULL,
	"modified" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_revisions" (
	"article" text NOT NULL,
	"n" integer NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "article_revisions_article_n_pk" PRIMARY KEY("article","n")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sort_key" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching_discussion_keys" (
	"ticket_uid" uuid PRIMARY KEY NOT NULL,
	"master_key_id" text NOT NULL,
	"wrapped" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching_master_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching_readings" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"ticket_uid" uuid NOT NULL,
	"staff_uid" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"subscription_uid" uuid NOT NULL,
	"subscriber_uid" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" integer NOT NULL,
	"retry" integer DEFAULT 0 NOT NULL,
	"way" text NOT NULL,
	"amount" integer NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"href" text,
	"error_code" text,
	"request_key" text,
	"order_hash" text,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"look_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"subscriber_uid" uuid NOT NULL,
	"subscription_uid" uuid NOT NULL,
	"amount" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"try_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "credits_subscriberUid_unique" UNIQUE("subscriber_uid")
);
--> statement-breakpoint
CREATE TABLE "formulas" (
	"uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"trial_amount" integer NOT NULL,
	"trial_duration" integer,
	"trial_duration_unit" text,
	"period_duration" integer NOT NULL,
	"period_duration_unit" text NOT NULL,
	"credit_amount" integer NOT NULL,
	"credit_delay" integer,
	"credit_delay_unit" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"purpose" text NOT NULL,
	"amount" integer NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"attempt_uid" uuid NOT NULL,
	"subscription_uid" uuid NOT NULL,
	"subscriber_uid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event_uid" text NOT NULL,
	"type" text NOT NULL,
	"attempt_uid" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_events_provider_event_uid_pk" PRIMARY KEY("provider","event_uid")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"attempt_uid" uuid NOT NULL,
	"credit_uid" uuid,
	"purpose" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"try_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"user_uid" uuid,
	"firstname" text,
	"lastname" text,
	"created_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "subscribers_userUid_unique" UNIQUE("user_uid")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"subscriber_uid" uuid NOT NULL,
	"formula" text NOT NULL,
	"formula_name" text NOT NULL,
	"amount" integer NOT NULL,
	"trial_amount" integer NOT NULL,
	"trial_duration" integer,
	"trial_duration_unit" text,
	"period_duration" integer NOT NULL,
	"period_duration_unit" text NOT NULL,
	"credit_amount" integer NOT NULL,
	"credit_delay" integer,
	"credit_delay_unit" text,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"method" text,
	"card_brand" text,
	"card_last4" text,
	"ordered_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"anchor_at" timestamp with time zone,
	"anchor_period" integer DEFAULT 0 NOT NULL,
	"period" integer DEFAULT 0 NOT NULL,
	"expiration_at" timestamp with time zone,
	"next_action_at" timestamp with time zone,
	"reminded_period" integer DEFAULT 0 NOT NULL,
	"past_due_at" timestamp with time zone,
	"retries" integer DEFAULT 0 NOT NULL,
	"cancel_requested_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "traffic_tokens" (
	"value" text PRIMARY KEY NOT NULL,
	"formula" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"expires_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"method" uuid,
	"success_href" text,
	"failure_href" text,
	"label" text,
	"created_at" timestamp with time zone NOT NULL,
	"succeeds_at" timestamp with time zone,
	CONSTRAINT "sandbox_charges_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"charge" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_methods" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"declines_renewals" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"charge" uuid NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "support_access_tokens" (
	"digest" text PRIMARY KEY NOT NULL,
	"contact_uid" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "support_attempts" (
	"scope" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_contacts" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_contacts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "support_entries" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"ticket_uid" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"author_uid" uuid,
	"author_name" text,
	"staff" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_entries_sequence" UNIQUE("ticket_uid","sequence")
);
--> statement-breakpoint
CREATE TABLE "support_read_marks" (
	"ticket_uid" uuid NOT NULL,
	"reader_uid" uuid NOT NULL,
	"seen" integer NOT NULL,
	CONSTRAINT "support_read_marks_ticket_uid_reader_uid_pk" PRIMARY KEY("ticket_uid","reader_uid")
);
--> statement-breakpoint
CREATE TABLE "support_saved_replies" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"type" text,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"title_key" text GENERATED ALWAYS AS (fold(title)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"owner_uid" uuid NOT NULL,
	"contact_uid" uuid NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text,
	"user_uid" uuid,
	"assignee_uid" uuid,
	"assignee_name" text,
	"version" integer NOT NULL,
	"sequence" bigint NOT NULL,
	"person_messages" integer NOT NULL,
	"staff_messages" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"locked_at" timestamp with time zone,
	"searched" text GENERATED ALWAYS AS (fold(coalesce(contact_email, '') || ' ' || contact_name || ' ' || case when type = 'contact' then title else '' end)) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_uid_users_uid_fk" FOREIGN KEY ("user_uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_article_articles_uid_fk" FOREIGN KEY ("article") REFERENCES "public"."articles"("uid") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "article_tags" ADD CONSTRAINT "article_tags_tag_tags_uid_fk" FOREIGN KEY ("tag") REFERENCES "public"."tags"("uid") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_image_media_uid_fk" FOREIGN KEY ("image") REFERENCES "public"."media"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_authors_uid_fk" FOREIGN KEY ("author") REFERENCES "public"."authors"("uid") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_categories_uid_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("uid") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "authors" ADD CONSTRAINT "authors_image_media_uid_fk" FOREIGN KEY ("image") REFERENCES "public"."media"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_image_media_uid_fk" FOREIGN KEY ("image") REFERENCES "public"."media"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_author_authors_uid_fk" FOREIGN KEY ("author") REFERENCES "public"."authors"("uid") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_articles_uid_fk" FOREIGN KEY ("article") REFERENCES "public"."articles"("uid") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_subscription_uid_subscriptions_uid_fk" FOREIGN KEY ("subscription_uid") REFERENCES "public"."subscriptions"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_subscriber_uid_subscribers_uid_fk" FOREIGN KEY ("subscriber_uid") REFERENCES "public"."subscribers"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_subscriber_uid_subscribers_uid_fk" FOREIGN KEY ("subscriber_uid") REFERENCES "public"."subscribers"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_subscription_uid_subscriptions_uid_fk" FOREIGN KEY ("subscription_uid") REFERENCES "public"."subscriptions"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_attempt_uid_payment_attempts_uid_fk" FOREIGN KEY ("attempt_uid") REFERENCES "public"."payment_attempts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_subscription_uid_subscriptions_uid_fk" FOREIGN KEY ("subscription_uid") REFERENCES "public"."subscriptions"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_subscriber_uid_subscribers_uid_fk" FOREIGN KEY ("subscriber_uid") REFERENCES "public"."subscribers"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_uid_payment_attempts_uid_fk" FOREIGN KEY ("attempt_uid") REFERENCES "public"."payment_attempts"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscriber_uid_subscribers_uid_fk" FOREIGN KEY ("subscriber_uid") REFERENCES "public"."subscribers"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "traffic_tokens" ADD CONSTRAINT "traffic_tokens_formula_formulas_uid_fk" FOREIGN KEY ("formula") REFERENCES "public"."formulas"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_events" ADD CONSTRAINT "sandbox_events_charge_sandbox_charges_uid_fk" FOREIGN KEY ("charge") REFERENCES "public"."sandbox_charges"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_charge_sandbox_charges_uid_fk" FOREIGN KEY ("charge") REFERENCES "public"."sandbox_charges"("uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_access_tokens" ADD CONSTRAINT "support_access_tokens_contact_uid_support_contacts_uid_fk" FOREIGN KEY ("contact_uid") REFERENCES "public"."support_contacts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_entries" ADD CONSTRAINT "support_entries_ticket_uid_support_tickets_uid_fk" FOREIGN KEY ("ticket_uid") REFERENCES "public"."support_tickets"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_read_marks" ADD CONSTRAINT "support_read_marks_ticket_uid_support_tickets_uid_fk" FOREIGN KEY ("ticket_uid") REFERENCES "public"."support_tickets"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","uid");--> statement-breakpoint
CREATE INDEX "mails_forget" ON "mails" USING btree ("forget_at") WHERE "mails"."forget_at" is not null;--> statement-breakpoint
CREATE INDEX "mails_searched" ON "mails" USING gin (searched gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","uid");--> statement-breakpoint
CREATE INDEX "audit_entries_target" ON "audit_entries" USING btree ("target","at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor","at");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","at");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_current" ON "consents" USING btree ("user_uid","kind") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_uid");--> statement-breakpoint
CREATE INDEX "cookie_choices_consent" ON "cookie_choices" USING btree ("consent_id","at");--> statement-breakpoint
CREATE INDEX "cookie_choices_at" ON "cookie_choices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "password_links_user" ON "password_links" USING btree ("user_uid");--> statement-breakpoint
CREATE INDEX "password_links_expires" ON "password_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_uid");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_uid");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_account" ON "sign_in_failures" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_address" ON "sign_in_failures" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_at" ON "sign_in_failures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "users_searched" ON "users" USING gin (searched gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_coaching_uid" ON "users" USING btree ("coaching_uid");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","uid");--> statement-breakpoint
CREATE INDEX "users_roles" ON "users" USING gin ("roles");--> statement-breakpoint
CREATE INDEX "users_erasure_due" ON "users" USING btree ("erasure_due_at") WHERE "users"."erasure_due_at" is not null;--> statement-breakpoint
CREATE INDEX "article_tags_newest" ON "article_tags" USING btree ("tag","listed_at","article");--> statement-breakpoint
CREATE INDEX "articles_date" ON "articles" USING btree ("date","uid") WHERE state in ('published', 'scheduled');--> statement-breakpoint
CREATE INDEX "articles_author_asc" ON "articles" USING btree ("author_key","uid") WHERE state in ('published', 'scheduled');--> statement-breakpoint
CREATE INDEX "articles_author_desc" ON "articles" USING btree ("author_key" DESC NULLS FIRST,"uid") WHERE state in ('published', 'scheduled');--> statement-breakpoint
CREATE INDEX "articles_menu_asc" ON "articles" USING btree ("menu","uid") WHERE state in ('published', 'scheduled');--> statement-breakpoint
CREATE INDEX "articles_menu_desc" ON "articles" USING btree ("menu" DESC NULLS LAST,"uid") WHERE state in ('published', 'scheduled');--> statement-breakpoint
CREATE INDEX "articles_of_author" ON "articles" USING btree ("author","date");--> statement-breakpoint
CREATE INDEX "articles_of_category" ON "articles" USING btree ("category","date");--> statement-breakpoint
CREATE INDEX "articles_of_category_and_author" ON "articles" USING btree ("category","author","date");--> statement-breakpoint
CREATE INDEX "articles_with_image" ON "articles" USING btree ("image");--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("date") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "articles_modified" ON "articles" USING btree ("modified","uid");--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search");--> statement-breakpoint
CREATE INDEX "authors_sort" ON "authors" USING btree ("sort_key","uid");--> statement-breakpoint
CREATE INDEX "authors_image" ON "authors" USING btree ("image");--> statement-breakpoint
CREATE INDEX "categories_sort" ON "categories" USING btree ("sort_key","uid");--> statement-breakpoint
CREATE INDEX "categories_image" ON "categories" USING btree ("image");--> statement-breakpoint
CREATE INDEX "media_date" ON "media" USING btree ("date","uid");--> statement-breakpoint
CREATE INDEX "media_author" ON "media" USING btree ("author_key","uid");--> statement-breakpoint
CREATE INDEX "media_of_author" ON "media" USING btree ("author");--> statement-breakpoint
CREATE INDEX "pages_sort" ON "pages" USING btree ("sort_key","uid");--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_like" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tags_sort" ON "tags" USING btree ("sort_key","uid");--> statement-breakpoint
CREATE INDEX "coaching_discussion_keys_master" ON "coaching_discussion_keys" USING btree ("master_key_id");--> statement-breakpoint
CREATE INDEX "coaching_readings_ticket" ON "coaching_readings" USING btree ("ticket_uid","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_open" ON "payment_attempts" USING btree ("subscription_uid") WHERE state in ('started', 'redirected', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_paid" ON "payment_attempts" USING btree ("subscription_uid","period") WHERE state = 'succeeded';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_try" ON "payment_attempts" USING btree ("subscription_uid","period","retry") WHERE way = 'stored';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_request" ON "payment_attempts" USING btree ("subscriber_uid","request_key") WHERE request_key is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_look" ON "payment_attempts" USING btree ("look_at") WHERE look_at is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_of" ON "payment_attempts" USING btree ("subscriber_uid","created_at");--> statement-breakpoint
CREATE INDEX "credits_due" ON "credits" USING btree ("try_at") WHERE try_at is not null;--> statement-breakpoint
CREATE INDEX "ledger_of" ON "ledger" USING btree ("subscriber_uid","at");--> statement-breakpoint
CREATE INDEX "ledger_attempt" ON "ledger" USING btree ("attempt_uid");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("try_at") WHERE try_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_attempt" ON "refunds" USING btree ("attempt_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_running" ON "subscriptions" USING btree ("subscriber_uid") WHERE status <> 'ended';--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_action_at") WHERE next_action_at is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_of" ON "subscriptions" USING btree ("subscriber_uid","ordered_at");--> statement-breakpoint
CREATE INDEX "sandbox_charges_pending" ON "sandbox_charges" USING btree ("succeeds_at");--> statement-breakpoint
CREATE INDEX "sandbox_events_due" ON "sandbox_events" USING btree ("send_at");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_charge" ON "sandbox_refunds" USING btree ("charge");--> statement-breakpoint
CREATE INDEX "support_access_tokens_contact" ON "support_access_tokens" USING btree ("contact_uid");--> statement-breakpoint
CREATE INDEX "support_access_tokens_expiry" ON "support_access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "support_attempts_scope" ON "support_attempts" USING btree ("scope","at");--> statement-breakpoint
CREATE INDEX "support_attempts_at" ON "support_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "support_entries_messages" ON "support_entries" USING btree ("ticket_uid","sequence") WHERE kind = 'message';--> statement-breakpoint
CREATE INDEX "support_saved_replies_title" ON "support_saved_replies" USING btree ("title_key","uid");--> statement-breakpoint
CREATE INDEX "support_tickets_owner" ON "support_tickets" USING btree ("owner_uid","type","modified_at","uid");--> statement-breakpoint
CREATE INDEX "support_tickets_recent" ON "support_tickets" USING btree ("type","modified_at","uid");--> statement-breakpoint
CREATE INDEX "support_tickets_status" ON "support_tickets" USING btree ("type","status","modified_at");--> statement-breakpoint
CREATE INDEX "support_tickets_assignee" ON "support_tickets" USING btree ("assignee_uid","modified_at");--> statement-breakpoint
CREATE INDEX "support_tickets_user" ON "support_tickets" USING btree ("user_uid");--> statement-breakpoint
CREATE INDEX "support_tickets_closed" ON "support_tickets" USING btree ("closed_at") WHERE status = 'closed';--> statement-breakpoint
CREATE INDEX "support_tickets_finished" ON "support_tickets" USING btree ("closed_at") WHERE status = 'locked' and type = 'contact';--> statement-breakpoint
CREATE INDEX "support_tickets_searched" ON "support_tickets" USING gin (searched gin_trgm_ops);