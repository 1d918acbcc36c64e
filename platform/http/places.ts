import type { ServerResponse } from 'node:http'

/** The places that a request occupies while it is under way. */
export interface Places {
  /** resolves once there is room to work on the request, or once its client has disconnected */
  enterWork(): Promise<void>
  /** called when the answer is ready and only has to be sent */
  leaveWork(): void
  /** called for a response that lasts as long as its reader stays: it no longer counts as work */
  leave(): void
}

const occupied = new WeakMap<ServerResponse, Places>()

export function occupyPlaces(response: ServerResponse, places: Places): void {
  occupied.set(response, places)
}

/** A response without a place never waits, for example a call of the site in the same process. */
export async function enterWork(response: ServerResponse): Promise<void> {
  await occupied.get(response)?.enterWork()
}

export function leaveWork(response: ServerResponse): void {
  occupied.get(response)?.leaveWork()
}

/** Frees the places of an event stream: it stays open, and no longer counts as work. */
export function leavePlaces(response: ServerResponse): void {
  occupied.get(response)?.leave()
}
