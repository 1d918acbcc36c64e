import type { ApiAnswer, TestApp } from '../../fixtures/test-app.ts'

export interface Operation {
  /** the line of access.md: operationId, and the channel if any */
  name: string
  id: string
  method: string
  /** below /api, as the OpenAPI document writes it */
  path: string
  channel: 'contact' | 'coaching' | null
  withReason: boolean
}

interface Described {
  operationId?: string
  parameters?: { name: string }[]
}
type Paths = Record<string, Record<string, Described>>

/** Calls about a ticket or reply of either channel, which the path does not name. */
const ofEitherChannel = ['/staff/tickets/{uid}', '/staff/saved-replies/{uid}']

const channelsOf = (path: string): readonly Operation['channel'][] =>
  path.includes('{type}') || ofEitherChannel.some((start) => path.startsWith(start)) ? ['contact', 'coaching'] : [null]

/** Reading someone else's discussion needs a reason: such calls are sent without and with one. */
const reasonsOf = ({ parameters = [] }: Described, channel: Operation['channel']): readonly boolean[] =>
  channel === 'coaching' && parameters.some(({ name }) => name === 'reason') ? [false, true] : [false]

function nameOf(id: string, channel: Operation['channel'], withReason: boolean): string {
  if (!channel) return id
  return `${id} (${channel}${withReason ? ', with a reason' : ''})`
}

export async function readOperations(app: TestApp): Promise<Operation[]> {
  const { body }: ApiAnswer = await app.call('GET', '/openapi.json')
  return Object.entries(body.paths as Paths).flatMap(([full, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => {
      const path = full.replace(/^\/api/, '')
      const id = described.operationId ?? `${method.toUpperCase()} ${path}`
      return channelsOf(path).flatMap((channel) =>
        reasonsOf(described, channel).map((withReason) => ({
          name: nameOf(id, channel, withReason),
          id,
          method: method.toUpperCase(),
          path: path.replace('{type}', channel ?? ''),
          channel,
          withReason,
        })),
      )
    }),
  )
}
