ALTER TABLE "users" ADD COLUMN "time_zone" text;
--> statement-breakpoint
-- Pages show hours in the reader's time zone: a change of it concerns its reader.
DROP TRIGGER users_changed ON users;
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE OF email, roles, coaching_uid, metadata, suspended_at, time_zone ON users
  FOR EACH ROW EXECUTE FUNCTION tell_reader_changed('uid');
