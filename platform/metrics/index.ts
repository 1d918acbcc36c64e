import { channel } from 'node:diagnostics_channel'

/*
 * Events for metrics: server/metrics subscribes if metrics are enabled. Publishing without a subscriber costs nothing.
 * Events contain no message, address or name.
 */

interface Outlet<Message> {
  publish(message: Message): void
  subscribe(onMessage: (message: Message) => void): () => void
}

function outlet<Message>(name: string): Outlet<Message> {
  const events = channel(`eclore.${name}`)
  return {
    publish: (message) => {
      if (events.hasSubscribers) events.publish(message)
    },
    subscribe(onMessage) {
      const listener = (message: unknown) => onMessage(message as Message)
      events.subscribe(listener)
      return () => void events.unsubscribe(listener)
    },
  }
}

export interface AnsweredRequest {
  method: string
  /** pattern in the router; `*` for pages */
  route: string
  url: string
  status: number
  seconds: number
}

/** A request from outside that was answered. */
export const answeredRequests = outlet<AnsweredRequest>('requests')
export const mailOutcomes = outlet<'sent' | 'kept' | 'failed' | 'bounced'>('mails')
export const paymentOutcomes = outlet<'succeeded' | 'refused' | 'cancelled' | 'pending' | 'redirect'>('payments')
/** An event stream opened (1) or ended (-1). */
export const streamChanges = outlet<1 | -1>('streams')
