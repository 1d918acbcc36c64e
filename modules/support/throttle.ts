import { rateLimits } from '../../contracts/rate-limits/rate-limits.ts'
import type { Clock } from '../../platform/clock/index.ts'
import type { Config } from '../../platform/config/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { tooMany } from '../../platform/errors/index.ts'
import { consume, type Limit, networkOf, releaseHits, tryConsume } from '../../platform/limits/index.ts'
import { mailUses } from '../../platform/mailer/index.ts'
import { countUploadedAttachments } from './attachments/queries-attachments.ts'

const day = 24 * 3_600_000

const bytesADay = 300 * 1024 * 1024

const everyone = ''

interface Ports {
  clock: Clock
  config: Pick<Config, 'demo'>
}

/** Factor of the limits in demo mode, where one user tries everything quickly from one address. */
const timesInDemo = 20

const perServer = ({ config }: Ports, limit: Limit): Limit =>
  config.demo ? { ...limit, most: limit.most * timesInDemo } : limit

/** @throws 429 when that network opened too many tickets, or too many for one mailbox */
export async function admitOpening(db: Database, ports: Ports, address: string, email: string): Promise<void> {
  // Counted per network, so that a stranger who names another person's mailbox cannot use up its owner's limit.
  const naming = JSON.stringify([email, networkOf(address)])
  await consume(
    db,
    ports.clock,
    [perServer(ports, rateLimits.ticketsFrom), address],
    [perServer(ports, rateLimits.ticketsNaming), naming],
    [perServer(ports, rateLimits.ticketsNamingOfDay), naming],
  )
}

/** Does not check whether the mailbox has tickets, so that the answer reveals nothing. @returns whether a link may be mailed @throws 429 */
export async function admitLinkRequest(db: Database, ports: Ports, address: string, email: string): Promise<boolean> {
  await consume(db, ports.clock, [perServer(ports, rateLimits.ticketLinksFrom), address])
  return admitMail(db, ports, { to: email, address })
}

/** Counts a mail triggered by a person who has not proved that the mailbox is theirs. @returns whether it may be sent */
export async function admitMail(
  db: Database,
  { clock, config }: Ports,
  mail: { to: string; address?: string },
): Promise<boolean> {
  return !(await tryConsume(db, clock, ...mailUses(config, mail))).refused
}

/** Counts one upload. @returns whether it is within the daily limit */
export async function countUpload(db: Database, clock: Clock, uploaderUid: string): Promise<boolean> {
  const { hits, refused } = await tryConsume(db, clock, [rateLimits.uploadsOf, uploaderUid])
  if (refused) return false
  if ((await countUploadedAttachments(db, uploaderUid, new Date(clock.now().getTime() - day))) < bytesADay) return true
  await releaseHits(db, hits)
  return false
}

/** @throws 429 when the daily upload limit is exceeded */
export async function admitUpload(db: Database, clock: Clock, uploaderUid: string): Promise<void> {
  if (!(await countUpload(db, clock, uploaderUid))) throw tooMany(day / 1000)
}

/** Counts one new ticket with files that arrived by mail. @returns whether it is within the limit */
export async function countMailedFiles(db: Database, clock: Clock, email: string): Promise<boolean> {
  return !(await tryConsume(db, clock, [rateLimits.firstFilesOfMailbox, email], [rateLimits.firstFilesOfAll, everyone]))
    .refused
}

/**
 * Counts a new ticket with files from a person without session or link.
 * @throws 429 when there are too many: the mailed link verifies the sender, who may then send files
 */
export async function admitStrangersFiles(db: Database, clock: Clock, address: string): Promise<void> {
  await consume(db, clock, [rateLimits.firstFilesFrom, address], [rateLimits.firstFilesOfAll, everyone])
}

/** Stops mail loops between two programs. @returns whether the sender's mail may open one more ticket */
export async function admitMailedTicket(db: Database, clock: Clock, email: string): Promise<boolean> {
  return !(await tryConsume(db, clock, [rateLimits.mailedTicketsOf, email])).refused
}
