import { fillMembers, paymentsPerMember } from './data/fill-members.ts'
import { type SizedServer, startSizedServers } from './data/sizes.ts'
import { compareSizes, type Question, readSizeOptions, toRow } from './tools/compare-sizes.ts'
import { writeResult } from './tools/results.ts'
import { signIn } from './tools/sign-in.ts'
import { residentMegabytes } from './tools/wrk.ts'

/*
 * Measures the owner's lists of members, subscriptions, payments, gifts and audit lines, and the export of payments, on PostgreSQL. There
 * are a tenth as many members and gifts as payments.
 */

const { sizes, rounds, named, choose } = readSizeOptions({ sizes: '1000,1000000', rounds: '1000' })

interface FileTaken {
  lines: number
  seconds: number
  /** growth of the process during the download, in MB */
  grown: number
}

/** Downloads the file as a browser does, and monitors the server's memory. */
async function takeFile(sized: SizedServer, token: string): Promise<FileTaken> {
  const { pid } = sized.server.child
  const before = residentMegabytes(pid)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid))
  }, 50)
  const started = performance.now()
  const answer = await fetch(`${sized.server.url}/api/staff/csv/payments`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (answer.status !== 200 || !answer.body) throw new Error(`the file: ${answer.status} ${await answer.text()}`)
  let lines = 0
  for await (const chunk of answer.body) for (const byte of chunk as Uint8Array) if (byte === 10) lines += 1
  clearInterval(watch)
  return { lines: lines - 1, seconds: (performance.now() - started) / 1000, grown: most - before }
}

const { servers, close } = await startSizedServers(sizes, fillMembers)
const tokens = new Map<SizedServer, string>()
for (const server of servers) tokens.set(server, await signIn(server.server.url, 'admin@exemple.fr'))
const first = servers[0]
const { rows } = (await first?.database.query<{ uid: string }>(
  `select uid from users where email = 'membre77@exemple.fr'`,
)) ?? { rows: [] }
const uid = rows[0]?.uid
const list = (name: string, path: string): Question => ({
  name,
  ask: (server) => ({ path: `/staff/${path}`, headers: { authorization: `Bearer ${tokens.get(server)}` } }),
})
/** default length of a list */
const perPage = 10
/** Page 20 of a list with one row per member, or its last full page. An empty page must not be compared with a full one. */
const page20 = (path: string) => (sized: SizedServer) =>
  list('', `${path}?page=${Math.min(20, Math.floor(sized.size / paymentsPerMember / perPage))}`).ask(sized)
const filter = (name: string, value: string) => `filter[${name}]=${value}`

const questions = [
  list('members, newest first', 'members'),
  list('members, by e-mail', 'members?sort=email&order=asc'),
  { name: 'members, page 20', ask: page20('members') },
  list('members, search by name', 'members?q=Ana%C3%AFs'),
  list('members, search by address', 'members?q=membre77%40exemple.fr'),
  list('members of a state', `members?${filter('state', 'active')}`),
  list('members past due', `members?${filter('subscription', 'pastDue')}`),
  list('one member', `members/${uid}`),
  list('subscriptions, newest first', 'subscriptions'),
  list('subscriptions past due', `subscriptions?${filter('status', 'pastDue')}`),
  list('subscriptions, search', 'subscriptions?q=membre77%40exemple.fr'),
  list('payments, newest first', 'payments'),
  list('payments, page 20', 'payments?page=20'),
  list('payments of a member', `payments?${filter('member', uid ?? '')}`),
  list('payments that failed', `payments?${filter('state', 'failed')}`),
  list('payments, search', 'payments?q=membre77%40exemple.fr'),
  list('gifts, newest first', 'gifts'),
  { name: 'gifts, page 20', ask: page20('gifts') },
  list('gifts that can be used', `gifts?${filter('state', 'ready')}`),
  list('gifts, search of a visitor', 'gifts?q=visiteur78%40exemple.fr'),
  list('gifts, search of a member', 'gifts?q=membre77%40exemple.fr'),
  list('gifts, search by reference', 'gifts?q=1234-abcd-9999'),
  list('the audit', 'audit'),
]
const compared = await compareSizes(servers, choose(questions), rounds)
const files: string[][] = []
for (const sized of servers) {
  const { lines, seconds, grown } = await takeFile(sized, tokens.get(sized) ?? '')
  files.push([lines.toLocaleString('en'), seconds.toFixed(1), grown.toFixed(0)])
}
await close()

writeResult(
  `The owner's lists, ${named} payments of a tenth as many members, on PostgreSQL`,
  ['list', 'p50 ms', 'p95 ms', 'ratio of p95 (≤ 1.3)', 'SQL queries a page'],
  compared.map(toRow),
)
writeResult('Payments as a CSV file, on PostgreSQL', ['lines', 'seconds', 'MB more while it is taken (≤ 60)'], files)
