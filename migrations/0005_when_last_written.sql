-- Conversations that were there before: when something was last said in them.
update support_tickets t set last_message_at = (
  select max(e.created_at) from support_entries e where e.ticket_uid = t.uid and e.kind = 'message'
);
