import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenedPlatform } from '../../platform/index.ts'
import { type Person, type Room, roomOf } from './room.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** who asks in /support; null where the room opens to anyone */
    person: Person | null
  }
}

const roomOfRequest = (request: FastifyRequest): Room => roomOf((request.params as { type: string }).type)

/** Before the body is looked at: whoever may not call learns nothing of what it should hold. */
export function identifyPersons(app: FastifyInstance, platform: OpenedPlatform): void {
  app.addHook('onRequest', async (request) => {
    request.person = await roomOfRequest(request).enter(platform, platform.db, request)
  })
}

/** As `identifyPersons`, where a room may open to anyone. */
export function identifyOpeners(app: FastifyInstance, platform: OpenedPlatform): void {
  app.addHook('onRequest', async (request) => {
    const room = roomOfRequest(request)
    if (!room.opensToAnyone) request.person = await room.enter(platform, platform.db, request)
  })
}

export interface Asking {
  room: Room
  person: Person
}

export function askingOf(request: FastifyRequest): Asking {
  if (!request.person) throw new Error('a call of /support was mounted without its hook')
  return { room: roomOfRequest(request), person: request.person }
}
