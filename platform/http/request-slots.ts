import type { ServerResponse } from 'node:http'

/** How a request takes and frees its slots in the limits of concurrent requests. */
export interface RequestSlots {
  /** resolves once there is room to work on the request, or once its client has disconnected */
  enterWork(): Promise<void>
  /** called when the answer is ready and only has to be sent */
  leaveWork(): void
  /** called for a response that lasts as long as its reader stays: it no longer counts as work */
  leave(): void
}

const registered = new WeakMap<ServerResponse, RequestSlots>()

export function registerSlots(response: ServerResponse, slots: RequestSlots): void {
  registered.set(response, slots)
}

/** A response without a slot never waits, for example a call of the site in the same process. */
export async function enterWork(response: ServerResponse): Promise<void> {
  await registered.get(response)?.enterWork()
}

export function leaveWork(response: ServerResponse): void {
  registered.get(response)?.leaveWork()
}

export function freeSlots(response: ServerResponse): void {
  registered.get(response)?.leave()
}
