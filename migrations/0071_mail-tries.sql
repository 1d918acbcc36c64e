CREATE TABLE "support_mail_tries" (
	"uid" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"size" integer NOT NULL,
	"sender" text NOT NULL,
	"problem" text,
	"first_tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_mail_tries_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "support_mail_tries_aside" ON "support_mail_tries" USING btree ("first_tried_at") WHERE problem is not null;--> statement-breakpoint
CREATE INDEX "support_mail_tries_first" ON "support_mail_tries" USING btree ("first_tried_at");