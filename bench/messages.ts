import { type FilledConversations, fillMessages } from './data/fill-messages.ts'
import { type SizedServer, startSizedServers } from './data/sizes.ts'
import { compareSizes, type Question, readSizeOptions, toRow } from './tools/compare-sizes.ts'
import { writeResult } from './tools/results.ts'

/*
 * Measures the API with 1,000 and with 1,000,000 stored messages, in conversations of 50 and of 10,000. Two servers on one PostgreSQL are
 * queried in turn.
 */

const { sizes, lengths, rounds, named, choose } = readSizeOptions({
  sizes: '1000,1000000',
  lengths: '50,10000',
  rounds: '1000',
})

const agents = new Map<number, FilledConversations>()
const agentOf = ({ size }: SizedServer): FilledConversations => {
  const agent = agents.get(size)
  if (!agent) throw new Error(`no agent for ${size}`)
  return agent
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const asContact = ({ contactToken }: FilledConversations) => ({ 'x-support-auth': `Contact ${contactToken}` })

async function cursorInTheMiddle(sized: SizedServer, path: string, headers: Record<string, string>, length: number) {
  let cursor = ''
  for (let read = 0; read < length / 2; read += 100) {
    const answer = await fetch(`${sized.server.url}/api${path}?length=${Math.min(100, length / 2)}${cursor}`, {
      headers,
    })
    const { page } = (await answer.json()) as { page: { endCursor: string } }
    cursor = `&cursor=${page.endCursor}`
  }
  return cursor
}

async function older(
  servers: readonly SizedServer[],
  name: string,
  place: (agent: FilledConversations) => { path: string; headers: Record<string, string> },
): Promise<Question> {
  const cursors = new Map<number, string>()
  for (const server of servers) {
    const { path, headers } = place(agentOf(server))
    const length = lengths[sizes.indexOf(server.size)] ?? 0
    cursors.set(server.size, await cursorInTheMiddle(server, path, headers, length))
  }
  return {
    name,
    ask(server) {
      const { path, headers } = place(agentOf(server))
      return { path: `${path}?length=10${cursors.get(server.size)}`, headers }
    },
  }
}

const contactDiscussion = (agent: FilledConversations) => ({
  path: `/support/contact/tickets/${agent.contactTicket}`,
  headers: asContact(agent),
})
const coachingDiscussion = (agent: FilledConversations) => ({
  path: `/support/coaching/tickets/${agent.coachingTicket}`,
  headers: bearer(agent.tokens.person),
})
const staff = (query: string, who: 'coach' | 'support') => (server: SizedServer) => ({
  path: `/staff/tickets${query}`,
  headers: bearer(agentOf(server).tokens[who]),
})

const { servers, close } = await startSizedServers(sizes, async (sized) => {
  agents.set(sized.size, await fillMessages(sized, lengths[sizes.indexOf(sized.size)] ?? 50))
})
const questions: Question[] = [
  { name: 'opening a ticket', ask: (server) => contactDiscussion(agentOf(server)) },
  { name: 'opening a discussion (encrypted)', ask: (server) => coachingDiscussion(agentOf(server)) },
  await older(servers, 'older messages of a ticket', contactDiscussion),
  await older(servers, 'older messages of a discussion', coachingDiscussion),
  {
    name: 'own tickets',
    ask: (server) => ({ path: '/support/contact/tickets', headers: asContact(agentOf(server)) }),
  },
  {
    name: 'own discussions',
    ask: (server) => ({ path: '/support/coaching/tickets', headers: bearer(agentOf(server).tokens.person) }),
  },
  { name: 'staff: tickets', ask: staff('?filter[type]=contact', 'support') },
  { name: 'staff: pending tickets', ask: staff('?filter[type]=contact&filter[status]=pending', 'support') },
  { name: 'staff: tickets, third page', ask: staff('?filter[type]=contact&page=3', 'support') },
  { name: 'staff: discussions', ask: staff('?filter[type]=coaching', 'coach') },
  {
    name: 'staff: opening a ticket',
    ask: (server) => staff(`/${agentOf(server).contactTicket}`, 'support')(server),
  },
]
const compared = await compareSizes(servers, choose(questions), rounds)
await close()

writeResult(
  `Conversations, ${named} messages, discussions of ${lengths.map((length) => length.toLocaleString('en')).join(' / ')}, on PostgreSQL`,
  ['what', 'p50 ms', 'p95 ms', 'ratio of p95 (≤ 1.3)', 'SQL queries'],
  compared.map(toRow),
)
