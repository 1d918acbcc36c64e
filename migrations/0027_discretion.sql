CREATE TABLE "privacy_discretions" (
	"user_uid" uuid PRIMARY KEY NOT NULL,
	"neutral_mails" boolean NOT NULL,
	"neutral_statements" boolean NOT NULL
);
