import { type QueryInput, relayAddressOf } from '../contracts/address.ts'

/** A stream of events. @param after the last event that is known; the stream goes on from there */
export function openEvents(
  call: { path: string },
  params: Readonly<Record<string, unknown>> = {},
  { after, ...query }: QueryInput & { after?: number } = {},
): EventSource {
  return new EventSource(relayAddressOf(call, params, { ...query, after }))
}
