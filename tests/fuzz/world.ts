import { type AnyCall, staffCalls } from '../../contracts/index.ts'

export interface Entity {
  uid: string
  version?: number
}

/** Current data of the server under test: uids, versions and cursors for requests. */
export interface World {
  /** by the first part of a path that ends in an identifier: `/staff/articles` */
  entities: Map<string, Entity[]>
  tickets: Record<'contact' | 'coaching', Entity[]>
  messages: string[]
  attachments: string[]
  cursors: string[]
  /** accounts that a request may change or end: made for the run */
  people: { uid: string; email: string }[]
  password: string
}

export const emptyWorld = (password: string): World => ({
  entities: new Map(),
  tickets: { contact: [], coaching: [] },
  messages: [],
  attachments: [],
  cursors: [],
  people: [],
  password,
})

interface Listed {
  payload?: unknown
  page?: { endCursor?: string | null } | null
}

export type Read = (path: string, as: 'link' | 'vip' | 'admin' | 'visitor' | 'coach') => Promise<Listed>

const entitiesOf = ({ payload }: Listed): Entity[] =>
  (Array.isArray(payload) ? payload : []).filter(
    (one): one is Entity => typeof one === 'object' && one !== null && typeof (one as Entity).uid === 'string',
  )

/** Lists of accounts. Those made for the run replace the senders, which must not be suspended, erased or lose roles. */
const ofPeople = ['/staff/members', '/staff/staff']

const isList = ({ method, path }: AnyCall) =>
  method === 'GET' && path.startsWith('/staff/') && !path.includes(':') && !path.endsWith('/events')

async function readTickets(world: World, read: Read, type: 'contact' | 'coaching', as: 'link' | 'vip'): Promise<void> {
  const list = await read(`/support/${type}/tickets?length=1`, as)
  if (list.page?.endCursor) world.cursors.push(list.page.endCursor)
  world.tickets[type] = entitiesOf(await read(`/support/${type}/tickets?length=20`, as))
  const [first] = world.tickets[type]
  if (!first) return
  const { payload, page } = await read(`/support/${type}/tickets/${first.uid}?length=2`, as)
  const messages = (payload as { messages?: (Entity & { attachments?: Entity[] })[] } | undefined)?.messages ?? []
  if (page?.endCursor) world.cursors.push(page.endCursor)
  world.messages.push(...messages.map(({ uid }) => uid))
  world.attachments.push(...messages.flatMap(({ attachments = [] }) => attachments.map(({ uid }) => uid)))
}

/** Reloads the known data: requests have created, changed and removed records meanwhile. */
export async function refreshWorld(world: World, read: Read): Promise<void> {
  world.messages = []
  world.attachments = []
  world.cursors = world.cursors.slice(-20)
  for (const call of staffCalls.filter(isList)) {
    const found = entitiesOf(await read(`${call.path}?perPage=25`, 'admin'))
    world.entities.set(call.path, ofPeople.includes(call.path) ? [...world.people] : found)
  }
  for (const what of ['articles', 'authors', 'categories', 'tags', 'media', 'pages']) {
    const list = await read(`/content/${what}?length=5`, 'visitor')
    world.entities.set(`/content/${what}`, entitiesOf(list))
    if (list.page?.endCursor) world.cursors.push(list.page.endCursor)
  }
  await readTickets(world, read, 'contact', 'link')
  await readTickets(world, read, 'coaching', 'vip')
  world.entities.set('/subscriptions/payments', entitiesOf(await read('/subscriptions/payments', 'vip')))
}
