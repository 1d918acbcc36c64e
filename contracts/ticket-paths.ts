/** What a page asks for by its address alone: a stream, and files. */
export const ticketEventsPath = '/support/:type/tickets/:uid/events'
export const attachmentPath = '/support/:type/tickets/:uid/attachments/:attachment'
