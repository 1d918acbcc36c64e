export const ticketStatuses = ['new', 'pending', 'waiting', 'closed', 'locked'] as const

/** The label a person sees: under way, closed, or finished. */
export type TicketLabel = 'active' | 'closed' | 'locked'

export const ticketLabel = (status: (typeof ticketStatuses)[number]): TicketLabel =>
  status === 'closed' || status === 'locked' ? status : 'active'
