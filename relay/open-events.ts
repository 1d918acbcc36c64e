import { type QueryInput, relayAddressOf } from '../contracts/text/address.ts'

/**
 * Opens a stream of events.
 * @param after the last known event; the stream resumes after it
 */
export function openEvents(
  call: { path: string },
  params: Readonly<Record<string, unknown>> = {},
  { after, ...query }: QueryInput & { after?: number } = {},
): EventSource {
  return new EventSource(relayAddressOf(call, params, { ...query, after }))
}
