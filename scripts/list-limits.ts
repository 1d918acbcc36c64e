import { readFileSync, writeFileSync } from 'node:fs'
import { mailTriggers, type Trigger, triggers } from '../contracts/administration/mail-triggers.ts'
import type { AnyCall } from '../contracts/call.ts'
import { allCalls } from '../contracts/calls.ts'
import { exemptWrites, presenceCallIds, type RateLimit, rateLimits } from '../contracts/rate-limits/rate-limits.ts'

/*
 * Writes docs/limits.md: every rate limit, every write with what limits it, every mail with what triggers it. `--check` fails
 * when the file is not current.
 */

const file = 'docs/limits.md'

const limits: readonly RateLimit[] = Object.values(rateLimits)

const table = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

function durationOf(milliseconds: number): string {
  const minutes = milliseconds / 60_000
  if (minutes < 60) return `${minutes} minutes`
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`
}

const named = (all: readonly { name: string }[]): string => all.map(({ name }) => `\`${name}\``).join(', ')

const limitRow = ({ name, counts, countedFor, most, within, leavesOut, setBy }: RateLimit): string[] => [
  `\`${name}\``,
  counts,
  countedFor,
  `${most}${setBy ? ` (\`${setBy}\`)` : ''}`,
  durationOf(within),
  leavesOut ? `without ${leavesOut}` : '429',
]

const { writesOf, writesOfDay, writesOfStaff, writesOfStaffOfDay, writesFrom, signalsOf } = rateLimits

/** Common limits that count a write, or the reason why none does. */
function commonOf({ id, access }: AnyCall): string {
  const reason = exemptWrites[id]
  if (reason) return `none: ${reason}`
  if (presenceCallIds.includes(id)) return named([signalsOf])
  if (access === 'staff') return named([writesOfStaff, writesOfStaffOfDay])
  const ofPerson = named([writesOf, writesOfDay])
  return access === 'public' || access === 'contact' ? `${ofPerson}; visitors: ${named([writesFrom])}` : ofPerson
}

const writes = allCalls.filter(({ method }) => method !== 'GET')

const writeRow = (call: AnyCall): string[] => [
  `\`${call.method} ${call.path}\``,
  call.access,
  commonOf(call),
  named(limits.filter(({ calls }) => calls?.includes(call.id))),
]

const mailRows = (trigger: Trigger): string =>
  Object.keys(mailTriggers)
    .filter((kind) => mailTriggers[kind] === trigger)
    .map((kind) => `\`${kind}\``)
    .join(', ')

const document = `# Limits

What is counted, for whom, how often, and what happens beyond it. Written by \`npm run limits\` from \`contracts/rate-limits/rate-limits.ts\` and
\`contracts/administration/mail-triggers.ts\`; \`npm run check\` compares. Decisions 45, 140 and 141 say why. A network is an IPv4 address or an IPv6 /64.
In demo mode tickets, links and mails have 20 times as much. What a limit counts for failures is given back on success.

## Limits (${limits.length})

${table(['limit', 'what counts', 'counted for', 'most', 'within', 'beyond it'], limits.map(limitRow))}

## Writes (${writes.length})

The common limits are counted by the server before the call runs. Staff have those of staff in every call. A repeated
\`Idempotency-Key\` does not count.

${table(['write', 'who', 'common limits', 'limits of its own'], writes.map(writeRow))}

## Mails (${Object.keys(mailTriggers).length})

${table(
  ['triggered by', 'kinds'],
  (Object.keys(triggers) as Trigger[]).map((trigger) => [`${trigger}: ${triggers[trigger]}`, mailRows(trigger)]),
)}
`

if (!process.argv.includes('--check')) writeFileSync(file, document)
else if (readFileSync(file, 'utf8') !== document) {
  process.stderr.write(`${file} is not current: npm run limits\n`)
  process.exitCode = 1
}
process.stdout.write(`${limits.length} limits, ${writes.length} writes\n`)
