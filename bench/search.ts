import { fillContactTickets, fillDiscussions } from './data/fill-contact-tickets.ts'
import { type SizedServer, startSizedServers } from './data/sizes.ts'
import { compareSizes, mergeTimings, type Question, readSizeOptions, toRow } from './tools/compare-sizes.ts'
import { writeResult } from './tools/results.ts'
import { signIn } from './tools/sign-in.ts'

/**
 * Measures support's full-text search over 1,000 and 1,000,000 messages of contact tickets.
 * Two servers on one PostgreSQL are queried in turn.
 * Also measures a coach's search over 10,000 encrypted messages of their own discussions, in the larger database.
 */

const mostRatio = 1.5
const mostCoachMilliseconds = 1_000
const ownMessages = 10_000

const { sizes, rounds, named, choose } = readSizeOptions({ sizes: '1000,1000000', rounds: '500' })

const { servers, close } = await startSizedServers(sizes, async (sized) => {
  await fillContactTickets(sized)
  await fillDiscussions(sized, ownMessages)
})
const tokens = new Map<string, Map<SizedServer, string>>()
for (const who of ['support', 'coach']) {
  const ofServers = new Map<SizedServer, string>()
  for (const server of servers) ofServers.set(server, await signIn(server.server.url, `${who}@exemple.fr`))
  tokens.set(who, ofServers)
}
const find = (who: 'support' | 'coach', name: string, q: string, more = ''): Question => ({
  name,
  ask: (server) => ({
    path: `/staff/tickets?q=${encodeURIComponent(q)}${more}`,
    headers: { authorization: `Bearer ${tokens.get(who)?.get(server)}` },
  }),
})

const bySupport = choose([
  find('support', 'in every request: bonjour', 'bonjour'),
  find('support', 'in 40 % of requests, with accent: séance', 'séance'),
  find('support', 'without its accent: seance', 'seance'),
  find('support', 'in 5 % of requests, inflected: remboursements', 'remboursements'),
  find('support', 'in 2 % of requests: parapluie', 'parapluie'),
  find('support', 'the same, two on a page: as many as 1,000 messages hold', 'parapluie', '&perPage=2'),
  find('support', 'two frequent words', 'bonjour séance'),
  find('support', 'a frequent and a rare word', 'bonjour parapluie'),
  find('support', 'two rare words', 'remboursement parapluie'),
  find('support', 'nothing found', 'ornithorynque'),
  find('support', 'part of an address: personne-7@', 'personne-7@'),
])
const byCoach = choose([
  find('coach', 'coach: a rare word', 'parapluie'),
  find('coach', 'coach: in every message', 'habitude'),
  find('coach', 'coach: nothing found', 'ornithorynque'),
])

const compared = await compareSizes(servers, bySupport, rounds)
const own = await compareSizes(servers.slice(-1), byCoach, Math.ceil(rounds / 10))
await close()

const all = mergeTimings(compared, 'all searches together')

writeResult(
  `Search of requests, ${named} messages, on PostgreSQL`,
  ['words', 'p50 ms', 'p95 ms', `ratio of p95 (≤ ${mostRatio})`, 'SQL queries'],
  [...compared, all].map(toRow),
)
writeResult(
  `A coach's search over ${ownMessages.toLocaleString('en')} own messages, on PostgreSQL`,
  ['words', 'p50 ms', `p95 ms (≤ ${mostCoachMilliseconds})`],
  own.map(({ name, p50, p95 }) => [name, ...[p50, p95].map(([ms = 0]) => ms.toFixed(0))]),
)
const isSlow =
  (all.p95.at(-1) ?? 0) > mostRatio * (all.p95[0] ?? 0) || own.some(({ p95 }) => (p95[0] ?? 0) > mostCoachMilliseconds)
process.exitCode = isSlow ? 1 : 0
