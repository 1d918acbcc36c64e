-- The home page also shows what a member waits for: those columns concern its reader too.
DROP TRIGGER tickets_unread_changed ON support_tickets;
--> statement-breakpoint
CREATE TRIGGER tickets_unread_changed AFTER UPDATE OF staff_messages, merged_into, owner_uid, waiting_since, answer_due_at, assignee_name
  ON support_tickets FOR EACH ROW WHEN (NEW.type = 'coaching') EXECUTE FUNCTION tell_reader_changed('owner_uid');
