import { createHash, randomUUIDv7 } from 'node:crypto'
import { StoppedCallError } from '../../../../platform/child-processes/index.ts'
import { isConnectionFailure } from '../../../../platform/database/index.ts'
import { AppError } from '../../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import { cleanLine } from '../parsing/mail-text.ts'
import { countMailTry, deleteTry, type MailTry, setTryProblem } from './queries-tries.ts'

type Problem = NonNullable<MailTry['problem']>
export type MailOrigin = MailTry['origin']
type Ports = Pick<OpenedPlatform, 'db' | 'clock' | 'log'>

/** Result for a mail that could not be read: it is not retried, and staff see it. */
export interface SetAsideResult {
  outcome: 'set-aside'
  problem: Problem
}

const mostTries = 2
/** Tries within this time may be simultaneous deliveries to several processes. Milliseconds. */
const atOnce = 60_000
/** Only the beginning of a mail is searched for its sender. Bytes. */
const searched = 16_384
const longestSender = 200

function senderOf(raw: Uint8Array): string {
  const head = Buffer.from(raw.subarray(0, searched)).toString('utf8')
  const [, value = ''] = /^from:[ \t]*([^\r\n]*)/im.exec(head) ?? []
  return cleanLine(value.slice(0, longestSender))
}

const setAside = (problem: Problem): SetAsideResult => ({ outcome: 'set-aside', problem })

function problemOf(error: unknown): Problem {
  if (error instanceof AppError && error.status === 400) return 'unreadable'
  return error instanceof StoppedCallError ? 'too-slow' : 'failed'
}

/** A timeout may come from a slow machine. A mail that fills the memory or is unreadable would fail again. */
const isWorthRepeating = (problem: Problem, error: unknown): boolean =>
  error instanceof StoppedCallError ? error.limit === 'seconds' : problem !== 'unreadable'

async function putAside({ db, log }: Ports, { uid, tries, size }: MailTry, problem: Problem, error?: unknown) {
  await setTryProblem(db, uid, problem)
  log.error({ mail: uid, tries, size, problem, err: error }, 'a mail is set aside')
  return setAside(problem)
}

/**
 * Counts a try before it starts, so that a mail that ends the process is not retried for ever. A mail is set aside
 * after two tries, or at once when a second try would fail too.
 * @throws what the work throws, when it is worth another try
 */
export async function tryMail<Result>(
  platform: Ports,
  { raw, origin }: { raw: Uint8Array; origin: MailOrigin },
  work: () => Promise<Result>,
): Promise<Result | SetAsideResult> {
  const { db, clock } = platform
  const now = clock.now()
  const row = await countMailTry(db, {
    uid: randomUUIDv7(),
    key: createHash('sha256').update(raw).digest('hex'),
    size: raw.length,
    sender: senderOf(raw),
    origin,
    firstTriedAt: now,
  })
  if (row.problem) return setAside(row.problem)
  const isRepeated = row.tries > mostTries && now.getTime() - row.firstTriedAt.getTime() > atOnce
  if (isRepeated) return putAside(platform, row, 'failed')
  try {
    const result = await work()
    await deleteTry(db, row.uid)
    return result
  } catch (error) {
    if (isConnectionFailure(error)) {
      // The mail did not cause this failure: uncount the try, if the database answers again.
      await deleteTry(db, row.uid).catch(() => {})
      throw error
    }
    const problem = problemOf(error)
    if (isWorthRepeating(problem, error) && row.tries < mostTries) throw error
    return putAside(platform, row, problem, error)
  }
}

/** Sets aside a mail that is too large to be fetched. @param place its place in the mailbox */
export async function setAsideLargeMail(platform: Ports, place: string, size: number): Promise<void> {
  const found = {
    uid: randomUUIDv7(),
    key: place,
    size,
    sender: '',
    origin: 'mailbox' as const,
    firstTriedAt: platform.clock.now(),
  }
  await putAside(platform, await countMailTry(platform.db, found), 'too-large')
}
