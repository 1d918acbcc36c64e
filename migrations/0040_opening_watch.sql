CREATE TABLE "opening_watch" (
	"code" text PRIMARY KEY NOT NULL,
	"passed" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
