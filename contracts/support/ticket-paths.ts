/** Paths that a page requests without a call: a stream, and files. */
export const ticketEventsPath = '/support/:type/tickets/:uid/events'
export const attachmentPath = '/support/:type/tickets/:uid/attachments/:attachment'
