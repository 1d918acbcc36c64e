import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { throttleAsync } from '../admin/tickets/inbox/throttle-async.ts'
import { fetchPayload } from '../tests/fixtures/call-api.ts'
import { copyRows, uuidOf } from './data/copy-rows.ts'
import { fillMessages } from './data/fill-messages.ts'
import { openTicket } from './data/open-ticket.ts'
import { startSizedServers } from './data/sizes.ts'
import { percentile, writeResult } from './tools/results.ts'
import { signIn } from './tools/sign-in.ts'
import { cpuMilliseconds, residentMegabytes } from './tools/wrk.ts'

/*
 * Opens the help desk's list in many windows while messages arrive. Like the back office, each window requests the list, and its views'
 * counts, whenever the server signals a change. Prints the age of displayed lists, and how long other requests wait meanwhile.
 */

const { values } = parseArgs({
  options: {
    windows: { type: 'string', default: '200' },
    /** messages a second */
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '30' },
    tickets: { type: 'string', default: '10000' },
  },
})
const [windowCount, rate, seconds] = [Number(values.windows), Number(values.rate), Number(values.seconds)]
/** The server allows one person twenty streams. */
const windowsOfEach = 20
const written = 100
/** Shortest time between two requests for counts, as in the back office. */
const countsPause = 3000
const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

interface Answered {
  asked: number
  shown: number
}

interface ListWindow {
  readonly lists: Answered[]
  /** answered requests for the counts of its views */
  readonly counts: Answered[]
  leave(): void
}

function get(url: string, token: string): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    http.get(url, { agent, headers: { authorization: `Bearer ${token}` } }, resolve).once('error', reject)
  })
}

/** Ends the program when a promise that nothing awaits is rejected. */
function fail(error: unknown): never {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
}

async function timed(url: string, token: string): Promise<Answered> {
  const asked = performance.now()
  const answer = await get(url, token)
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`)
  for await (const _ of answer);
  return { asked, shown: performance.now() }
}

/** Opens a window, which runs one list request at a time, and another if something changed meanwhile. */
async function openWindow(api: string, token: string): Promise<ListWindow> {
  const lists: Answered[] = []
  const counts: Answered[] = []
  const counting = throttleAsync(countsPause, async () => {
    // The back office works without counts, but the measurement is invalid without them.
    counts.push(await timed(`${api}/staff/tickets/counts?type=contact`, token).catch(fail))
  })
  let again = false
  let busy = false
  async function ask(): Promise<void> {
    again = true
    if (busy) return
    busy = true
    while (again) {
      again = false
      counting.ask()
      lists.push(await timed(`${api}/staff/tickets?filter[type]=contact`, token))
    }
    busy = false
  }
  const stream = await get(`${api}/staff/tickets/events`, token)
  if (stream.statusCode !== 200) throw new Error(`the stream: ${stream.statusCode}`)
  stream.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('event: tickets')) void ask()
  })
  stream.on('error', () => {})
  return {
    lists,
    counts,
    leave() {
      counting.stop()
      stream.destroy()
    },
  }
}

const { servers, close } = await startSizedServers([Number(values.tickets) * 10], async (sized) => {
  await fillMessages(sized, 50)
})
const [sized] = servers
if (!sized) throw new Error('no server')
const { server, database } = sized
const api = `${server.url}/api`
await copyRows(database, {
  table: 'users',
  template: `email = 'support@exemple.fr'`,
  values: { uid: uuidOf(`'support' || n`), email: `'support' || n || '@exemple.fr'`, coaching_uid: uuidOf(`'c' || n`) },
  source: 'generate_series(1, $1::int) n',
  parameters: [Math.ceil(windowCount / windowsOfEach)],
})
const tokens: string[] = []
for (let n = 1; n * windowsOfEach < windowCount + windowsOfEach; n += 1) {
  tokens.push(await signIn(sized.server.url, `support${n}@exemple.fr`))
}

const tickets: { uid: string; token: string }[] = []
for (let place = 0; place < written; place += 1) tickets.push(await openTicket(server.url, database, place + 1))
await wait(3000)
const windows: ListWindow[] = []
for (let place = 0; place < windowCount; place += 1) {
  windows.push(await openWindow(api, tokens[place % tokens.length] ?? ''))
}

const changes: { sent: number; acknowledged: number }[] = []
async function write(place: number): Promise<void> {
  const ticket = tickets[place % tickets.length]
  const sent = performance.now()
  await fetchPayload(server.url, 'POST', `/support/contact/tickets/${ticket?.uid}/messages`, {
    headers: { 'x-support-auth': `Contact ${ticket?.token}` },
    body: { message: `message ${place}` },
  })
  changes.push({ sent, acknowledged: performance.now() })
}

const before = cpuMilliseconds(server.child.pid)
const started = performance.now()
const writing: Promise<void>[] = []
for (let place = 0; place < rate * seconds; place += 1) {
  const early = started + (place * 1000) / rate - performance.now()
  if (early > 1) await wait(early)
  writing.push(write(place))
}
await Promise.all(writing)
const spent = cpuMilliseconds(server.child.pid) - before
const ended = performance.now()
await wait(10_000)

const ages: number[] = []
let behind = 0
for (const { lists } of windows) {
  let at = 0
  for (const { sent, acknowledged } of changes.toSorted((a, b) => a.acknowledged - b.acknowledged)) {
    while (at < lists.length && (lists[at]?.asked ?? 0) < acknowledged) at += 1
    const list = lists[at]
    // Measure from the acknowledgement to the first list requested after it: an earlier list may contain the message.
    // The result is the longest possible age.
    if (list) ages.push(list.shown - acknowledged)
    else if ((lists.at(-1)?.asked ?? 0) < sent) behind += 1
  }
}
const meanwhile = (answers: readonly Answered[]) =>
  answers.filter(({ asked }) => asked >= started && asked <= ended).map(({ asked, shown }) => shown - asked)
const took = meanwhile(windows.flatMap(({ lists }) => lists))
const counted = meanwhile(windows.flatMap(({ counts }) => counts))
const aSecond = (times: readonly number[]) => ((times.length * 1000) / (ended - started)).toFixed(0)
const sending = changes.map(({ sent, acknowledged }) => acknowledged - sent)
const row = (name: string, times: readonly number[]) => [
  name,
  Math.round(percentile(times, 0.5)),
  Math.round(percentile(times, 0.95)),
  Math.round(percentile(times, 0.99)),
]
const resident = Math.round(residentMegabytes(server.child.pid))
for (const window of windows) window.leave()
agent.destroy()
await close()

writeResult(
  `${windowCount} open lists of the help desk, ${rate} messages a second, one process on PostgreSQL`,
  ['what', 'p50 ms', 'p95 ms', 'p99 ms'],
  [
    row('from a message to every list', ages),
    row('one list', took),
    row('what its views hold', counted),
    row('sending a message', sending),
    [`a second: ${aSecond(took)} lists, ${aSecond(counted)} counts`, '', '', ''],
    [`of one core: ${(spent / (ended - started)).toFixed(2)}; resident: ${resident} MB`, '', '', ''],
    [`messages that a list never showed: ${behind}`, '', '', ''],
  ],
)
process.exit(behind === 0 ? 0 : 1)
