import { createHash } from 'node:crypto'
import { messages } from '../../contracts/messages.ts'
import type { Clock } from '../../platform/clock/index.ts'
import type { Config } from '../../platform/config/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { tooMany } from '../../platform/errors/index.ts'
import { countUploaded } from './queries-attachments.ts'
import { countAttempts, insertAttempt } from './queries-contacts.ts'

const minute = 60_000
const day = 24 * 60 * minute

interface Limit {
  what: string
  most: number
  /** milliseconds */
  within: number
}

/** A family or an office shares an address, so it may do more than one mailbox, which each ticket mails to. */
const perAddress: readonly Limit[] = [{ what: 'address', most: 100, within: 10 * minute }]
const perEmail: readonly Limit[] = [
  { what: 'email', most: 30, within: 10 * minute },
  { what: 'email', most: 100, within: day },
]
const mailedPerEmail: readonly Limit[] = [{ what: 'mailed', most: 10, within: 60 * minute }]
const linksPerEmail: readonly Limit[] = [{ what: 'link', most: 5, within: 10 * minute }]

const uploadsPerPerson: readonly Limit[] = [{ what: 'upload', most: 100, within: day }]
const bytesADay = 300 * 1024 * 1024

/** New tickets with files, whose sender no mailbox vouches for yet: from one address, and in the whole house. */
const filesPerAddress: readonly Limit[] = [{ what: 'files', most: 20, within: day }]
const filesOfStrangers: readonly Limit[] = [{ what: 'strangers-files', most: 300, within: day }]
const everyone = ''

/** Addresses and e-mails are not kept for this, only a digest for a day. */
const scopeOf = (what: string, value: string) =>
  createHash('sha256')
    .update(JSON.stringify([what, value]))
    .digest('base64url')

interface House {
  clock: Clock
  config: Pick<Config, 'demo'>
}

/** The demo house is tried by one person, from one address and quickly. */
const timesInDemo = 20

const inHouse = ({ config }: House, limits: readonly Limit[]): readonly Limit[] =>
  config.demo ? limits.map((limit) => ({ ...limit, most: limit.most * timesInDemo })) : limits

async function exceeded(db: Database, now: Date, limits: readonly Limit[], value: string): Promise<Limit | undefined> {
  for (const limit of limits) {
    const since = new Date(now.getTime() - limit.within)
    if ((await countAttempts(db, scopeOf(limit.what, value), since)) >= limit.most) return limit
  }
  return undefined
}

/** @throws 429 where too many tickets were opened from there, or for that e-mail */
export async function admitOpening(db: Database, house: House, address: string, email: string): Promise<void> {
  const now = house.clock.now()
  const limit =
    (await exceeded(db, now, inHouse(house, perAddress), address)) ??
    (await exceeded(db, now, inHouse(house, perEmail), email))
  if (limit) throw tooMany(limit.within / 1000)
  await insertAttempt(db, scopeOf('address', address), now)
  await insertAttempt(db, scopeOf('email', email), now)
}

/** Nobody's mailbox is filled by asking for links in her name. @returns whether one more may be mailed */
export async function admitLink(db: Database, house: House, email: string): Promise<boolean> {
  const now = house.clock.now()
  if (await exceeded(db, now, inHouse(house, linksPerEmail), email)) return false
  await insertAttempt(db, scopeOf('link', email), now)
  return true
}

/** Counts one upload of hers. @returns whether there is room for it today */
export async function countUpload(db: Database, clock: Clock, uploaderUid: string): Promise<boolean> {
  const now = clock.now()
  if (await exceeded(db, now, uploadsPerPerson, uploaderUid)) return false
  if ((await countUploaded(db, uploaderUid, new Date(now.getTime() - day))) >= bytesADay) return false
  await insertAttempt(db, scopeOf('upload', uploaderUid), now)
  return true
}

/** @throws 429 where she uploaded too much in a day */
export async function admitUpload(db: Database, clock: Clock, uploaderUid: string): Promise<void> {
  if (!(await countUpload(db, clock, uploaderUid))) throw tooMany(day / 1000)
}

/** Counts one new ticket with files. @param from an address, or an e-mail @returns whether there is room for them */
export async function countStrangersFiles(db: Database, clock: Clock, from: string): Promise<boolean> {
  const now = clock.now()
  if (await exceeded(db, now, filesPerAddress, from)) return false
  if (await exceeded(db, now, filesOfStrangers, everyone)) return false
  await insertAttempt(db, scopeOf('files', from), now)
  await insertAttempt(db, scopeOf('strangers-files', everyone), now)
  return true
}

/** @throws 429 where they come too often: by the mailed link she sends them as herself */
export async function admitStrangersFiles(db: Database, clock: Clock, address: string): Promise<void> {
  if (!(await countStrangersFiles(db, clock, address))) throw tooMany(day / 1000, messages.filesWithoutLink)
}

/** Two programs that write to each other end here. @returns whether one more mail of that sender may open a ticket */
export async function admitMailedTicket(db: Database, clock: Clock, email: string): Promise<boolean> {
  const now = clock.now()
  if (await exceeded(db, now, mailedPerEmail, email)) return false
  await insertAttempt(db, scopeOf('mailed', email), now)
  return true
}
