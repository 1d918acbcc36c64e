-- Whatever a reader's pages know of her is kept in memory by each process: here each change of it says whose it was, whichever statement made it.
CREATE FUNCTION tell_reader_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_data jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
  PERFORM pg_notify('eclore_readers', row_data ->> TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE OF email, roles, coaching_uid, metadata, suspended_at ON users
  FOR EACH ROW EXECUTE FUNCTION tell_reader_changed('uid');
--> statement-breakpoint
CREATE TRIGGER users_deleted AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION tell_reader_changed('uid');
--> statement-breakpoint
CREATE TRIGGER sessions_changed AFTER UPDATE OF second_factor, expires_at, user_uid ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_reader_changed('user_uid');
--> statement-breakpoint
CREATE TRIGGER sessions_deleted AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_reader_changed('user_uid');
--> statement-breakpoint
CREATE TRIGGER consents_changed AFTER INSERT OR UPDATE OR DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION tell_reader_changed('user_uid');
--> statement-breakpoint
CREATE TRIGGER tickets_unread_changed AFTER UPDATE OF staff_messages, merged_into, owner_uid ON support_tickets
  FOR EACH ROW WHEN (NEW.type = 'coaching') EXECUTE FUNCTION tell_reader_changed('owner_uid');
--> statement-breakpoint
CREATE TRIGGER tickets_added AFTER INSERT ON support_tickets
  FOR EACH ROW WHEN (NEW.type = 'coaching') EXECUTE FUNCTION tell_reader_changed('owner_uid');
--> statement-breakpoint
CREATE TRIGGER tickets_deleted AFTER DELETE ON support_tickets
  FOR EACH ROW WHEN (OLD.type = 'coaching') EXECUTE FUNCTION tell_reader_changed('owner_uid');
--> statement-breakpoint
CREATE TRIGGER read_marks_changed AFTER INSERT OR UPDATE ON support_read_marks
  FOR EACH ROW EXECUTE FUNCTION tell_reader_changed('reader_uid');
