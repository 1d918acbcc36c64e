import type { HouseAnswer, TestHouse } from '../../fixtures/house.ts'

export interface Operation {
  /** the line of access.md: operationId, and the room where it has one */
  name: string
  id: string
  method: string
  /** below /api, as the OpenAPI document writes it */
  path: string
  room: 'contact' | 'coaching' | null
  /** does she say why she reads? */
  withReason: boolean
}

interface Described {
  operationId?: string
  parameters?: { name: string }[]
}
type Paths = Record<string, Record<string, Described>>

/** These are about a ticket or a reply of one of the two rooms, which the path does not say. */
const ofEitherRoom = ['/staff/tickets/{uid}', '/staff/saved-replies/{uid}']

const roomsOf = (path: string): readonly Operation['room'][] =>
  path.includes('{type}') || ofEitherRoom.some((start) => path.startsWith(start)) ? ['contact', 'coaching'] : [null]

/** A discussion that is another's is read for a reason: asked for without one, and with one. */
const reasonsOf = ({ parameters = [] }: Described, room: Operation['room']): readonly boolean[] =>
  room === 'coaching' && parameters.some(({ name }) => name === 'reason') ? [false, true] : [false]

function nameOf(id: string, room: Operation['room'], withReason: boolean): string {
  if (!room) return id
  return `${id} (${room}${withReason ? ', with a reason' : ''})`
}

/** Every operation that the served OpenAPI document names. */
export async function readOperations(house: TestHouse): Promise<Operation[]> {
  const { body }: HouseAnswer = await house.call('GET', '/openapi.json')
  return Object.entries(body.paths as Paths).flatMap(([full, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => {
      const path = full.replace(/^\/api/, '')
      const id = described.operationId ?? `${method.toUpperCase()} ${path}`
      return roomsOf(path).flatMap((room) =>
        reasonsOf(described, room).map((withReason) => ({
          name: nameOf(id, room, withReason),
          id,
          method: method.toUpperCase(),
          path: path.replace('{type}', room ?? ''),
          room,
          withReason,
        })),
      )
    }),
  )
}
