import { parseArgs } from 'node:util'
import { compareSizes, type Question, toRow } from './compare-sizes.ts'
import { type Desk, fillMessages } from './fill-messages.ts'
import { writeResult } from './results.ts'
import { openSizes, type SizedHouse } from './sizes.ts'

/*
 * Conversations with 1,000 and 1,000,000 messages in the database, and discussions of 50 and of 10,000 in them: two houses
 * on one PostgreSQL server, asked in turn.
 */

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,1000000' },
    lengths: { type: 'string', default: '50,10000' },
    rounds: { type: 'string', default: '120' },
    /** only what has this in its name */
    only: { type: 'string', default: '' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const lengths = values.lengths.split(',').map(Number)

const desks = new Map<number, Desk>()
const deskOf = ({ size }: SizedHouse): Desk => {
  const desk = desks.get(size)
  if (!desk) throw new Error(`no desk of ${size}`)
  return desk
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const asContact = ({ contactToken }: Desk) => ({ 'x-support-auth': `Contact ${contactToken}` })

/** Half-way back in the discussion. */
async function cursorInTheMiddle(sized: SizedHouse, path: string, headers: Record<string, string>, length: number) {
  let cursor = ''
  for (let read = 0; read < length / 2; read += 100) {
    const answer = await fetch(`${sized.house.url}/api${path}?length=${Math.min(100, length / 2)}${cursor}`, {
      headers,
    })
    const { page } = (await answer.json()) as { page: { endCursor: string } }
    cursor = `&cursor=${page.endCursor}`
  }
  return cursor
}

async function older(
  houses: readonly SizedHouse[],
  name: string,
  place: (desk: Desk) => { path: string; headers: Record<string, string> },
): Promise<Question> {
  const cursors = new Map<number, string>()
  for (const house of houses) {
    const { path, headers } = place(deskOf(house))
    const length = lengths[sizes.indexOf(house.size)] ?? 0
    cursors.set(house.size, await cursorInTheMiddle(house, path, headers, length))
  }
  return {
    name,
    ask(house) {
      const { path, headers } = place(deskOf(house))
      return { path: `${path}?length=10${cursors.get(house.size)}`, headers }
    },
  }
}

const contactDiscussion = (desk: Desk) => ({
  path: `/support/contact/tickets/${desk.contactTicket}`,
  headers: asContact(desk),
})
const coachingDiscussion = (desk: Desk) => ({
  path: `/support/coaching/tickets/${desk.coachingTicket}`,
  headers: bearer(desk.tokens.person),
})
const staff = (query: string, who: 'coach' | 'support') => (house: SizedHouse) => ({
  path: `/staff/tickets${query}`,
  headers: bearer(deskOf(house).tokens[who]),
})

const { houses, close } = await openSizes(sizes, async (sized) => {
  desks.set(sized.size, await fillMessages(sized, lengths[sizes.indexOf(sized.size)] ?? 50))
})
const questions: Question[] = [
  { name: 'opening a ticket', ask: (house) => contactDiscussion(deskOf(house)) },
  { name: 'opening a discussion (sealed)', ask: (house) => coachingDiscussion(deskOf(house)) },
  await older(houses, 'older messages of a ticket', contactDiscussion),
  await older(houses, 'older messages of a discussion', coachingDiscussion),
  {
    name: 'her tickets',
    ask: (house) => ({ path: '/support/contact/tickets', headers: asContact(deskOf(house)) }),
  },
  {
    name: 'her discussions',
    ask: (house) => ({ path: '/support/coaching/tickets', headers: bearer(deskOf(house).tokens.person) }),
  },
  { name: 'staff: tickets', ask: staff('?filter[type]=contact', 'support') },
  { name: 'staff: tickets that wait', ask: staff('?filter[type]=contact&filter[status]=pending', 'support') },
  { name: 'staff: tickets, third page', ask: staff('?filter[type]=contact&page=3', 'support') },
  { name: 'staff: discussions', ask: staff('?filter[type]=coaching', 'coach') },
  {
    name: 'staff: opening a ticket',
    ask: (house) => staff(`/${deskOf(house).contactTicket}`, 'support')(house),
  },
]
const chosen = questions.filter(({ name }) => name.includes(values.only))
const compared = await compareSizes(houses, chosen, Number(values.rounds))
await close()

writeResult(
  `Conversations, ${sizes.map((size) => size.toLocaleString('en')).join(' / ')} messages, discussions of ${lengths.map((length) => length.toLocaleString('en')).join(' / ')}, on PostgreSQL`,
  ['what', 'p50 ms', 'p95 ms', 'ratio of p95 (≤ 1.5)', 'SQL queries'],
  compared.map(toRow),
)
