import { messages } from '../../contracts/messages.ts'
import type { Clock } from '../../platform/clock/index.ts'
import type { Config } from '../../platform/config/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { tooMany } from '../../platform/errors/index.ts'
import { consume, type Limit, refund, tryConsume } from '../../platform/limits/index.ts'
import { countUploaded } from './attachments/queries-attachments.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A family or an office shares an address, so an address may open more tickets than one mailbox. */
const ticketsFrom: Limit = { name: 'tickets.address', per: 'address', most: 100, within: 10 * minute }
const ticketsOf: Limit = { name: 'tickets.email', most: 30, within: 10 * minute }
const ticketsOfDay: Limit = { name: 'tickets.email-day', most: 100, within: day }
const mailedTicketsOf: Limit = { name: 'tickets.mailed', most: 10, within: 60 * minute }
const linksFrom: Limit = { name: 'tickets.links-address', per: 'address', most: 50, within: 15 * minute }
const linksOf: Limit = { name: 'tickets.links', most: 5, within: 10 * minute }

const uploadsOf: Limit = { name: 'uploads', most: 100, within: day }
const bytesADay = 300 * 1024 * 1024

/** New tickets with files from an unverified sender: per sender, and for the whole site. */
const filesFrom: Limit = {
  name: 'first-files.address',
  per: 'address',
  most: 20,
  within: day,
  message: messages.filesWithoutLink,
}
const filesOfMailbox: Limit = { name: 'first-files.email', most: 20, within: day }
const filesOfAll: Limit = { name: 'first-files', most: 300, within: day, message: messages.filesWithoutLink }
const everyone = ''

interface Ports {
  clock: Clock
  config: Pick<Config, 'demo'>
}

/** In demo mode one user tries everything from one address, and quickly. */
const timesInDemo = 20

const perServer = ({ config }: Ports, limit: Limit): Limit =>
  config.demo ? { ...limit, most: limit.most * timesInDemo } : limit

/** @throws 429 when that address opened too many tickets, or too many were opened for that e-mail */
export async function admitOpening(db: Database, ports: Ports, address: string, email: string): Promise<void> {
  await consume(
    db,
    ports.clock,
    [perServer(ports, ticketsFrom), address],
    [perServer(ports, ticketsOf), email],
    [perServer(ports, ticketsOfDay), email],
  )
}

/** Whether the e-mail has tickets is not looked at: the answer says nothing of it. @throws 429 */
export async function admitLinkRequest(db: Database, ports: Ports, address: string): Promise<void> {
  await consume(db, ports.clock, [perServer(ports, linksFrom), address])
}

/** Limits links per mailbox, because anyone may request them. @returns whether one more may be mailed */
export async function admitLink(db: Database, ports: Ports, email: string): Promise<boolean> {
  return !(await tryConsume(db, ports.clock, [perServer(ports, linksOf), email])).refused
}

/** Counts one upload. @returns whether it is within the daily limit */
export async function countUpload(db: Database, clock: Clock, uploaderUid: string): Promise<boolean> {
  const { hits, refused } = await tryConsume(db, clock, [uploadsOf, uploaderUid])
  if (refused) return false
  if ((await countUploaded(db, uploaderUid, new Date(clock.now().getTime() - day))) < bytesADay) return true
  await refund(db, hits)
  return false
}

/** @throws 429 when the daily upload limit is exceeded */
export async function admitUpload(db: Database, clock: Clock, uploaderUid: string): Promise<void> {
  if (!(await countUpload(db, clock, uploaderUid))) throw tooMany(day / 1000)
}

/** Counts one new ticket with files that arrived by mail. @returns whether it is within the limit */
export async function countMailedFiles(db: Database, clock: Clock, email: string): Promise<boolean> {
  return !(await tryConsume(db, clock, [filesOfMailbox, email], [filesOfAll, everyone])).refused
}

/**
 * Counts one new ticket with files. @throws 429 when there are too many: with the mailed link the sender is verified
 * and may send files
 */
export async function admitStrangersFiles(db: Database, clock: Clock, address: string): Promise<void> {
  await consume(db, clock, [filesFrom, address], [filesOfAll, everyone])
}

/** Stops mail loops between two programs. @returns whether one more mail of that sender may open a ticket */
export async function admitMailedTicket(db: Database, clock: Clock, email: string): Promise<boolean> {
  return !(await tryConsume(db, clock, [mailedTicketsOf, email])).refused
}
