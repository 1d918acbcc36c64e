import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { isConnectionFailure } from '../../../platform/database/index.ts'
import { AppError } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { longestMail } from './longest-mail.ts'
import { type MailboxRow, saveMailboxPlace } from './queries-mailboxes.ts'
import { receiveMail } from './receive-mail.ts'

const dayMilliseconds = 86_400_000
/** Shorter than the time for which Message-IDs are stored, so that mail read again is recognised. */
const rereadDays = 30
const tooLarge = 'EcloreTropLong'
/** After that many failures a mail is left for staff to look at, so that those behind it are processed. */
const mostTries = 5

/** Mails of the mailbox that are not processed yet, oldest first. */
async function newUids(client: ImapFlow, place: MailboxRow, uidValidity: string, now: Date): Promise<number[]> {
  const since = new Date(now.getTime() - rereadDays * dayMilliseconds)
  const query =
    place.uidValidity === uidValidity
      ? { uid: `${place.lastUid + 1}:*` }
      : // A mailbox read for the first time may hold years of mail; after a renumbering, mail already processed.
        place.uidValidity === null
        ? { seen: false, since }
        : { since }
  const found = (await client.search(query, { uid: true })) || []
  // `n:*` always includes the last mail, whatever n is.
  const from = place.uidValidity === uidValidity ? place.lastUid : 0
  return found.filter((uid) => uid > from).sort((one, other) => one - other)
}

/** A processed mail stays processed even if the server fails to move it: its Message-ID is stored. */
async function putAway(client: ImapFlow, platform: OpenedPlatform, uid: number): Promise<void> {
  const processed = platform.config.imap?.processed
  await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
  if (!processed) return
  const moved = await client.messageMove(String(uid), processed, { uid: true })
  if (!moved) platform.log.warn({ uid, processed }, 'a fetched mail could not be filed')
}

async function takeOne(
  client: ImapFlow,
  platform: OpenedPlatform,
  head: FetchMessageObject,
  failures: Map<number, number>,
): Promise<void> {
  const { uid, size = 0 } = head
  if (size > longestMail) {
    platform.log.warn({ uid, size }, 'a mail that is too large stays in the mailbox')
    await client.messageFlagsAdd(String(uid), ['\\Flagged', tooLarge], { uid: true })
    return
  }
  const mail = await client.fetchOne(String(uid), { source: true }, { uid: true })
  const source = mail ? mail.source : undefined
  if (!source) return
  try {
    await receiveMail(platform, source)
  } catch (error) {
    const tries = (failures.get(uid) ?? 0) + 1
    failures.set(uid, tries)
    const unreadable = error instanceof AppError && error.status === 400
    if (!unreadable && (isConnectionFailure(error) || tries < mostTries)) throw error
    platform.log.error({ uid, err: error }, 'an unreadable mail stays in the mailbox')
    await client.messageFlagsAdd(String(uid), ['\\Flagged'], { uid: true })
    return
  }
  await putAway(client, platform, uid)
}

/** Processes new mails one by one; if one fails, the next run begins with it. */
export async function fetchMails(
  client: ImapFlow,
  platform: OpenedPlatform,
  place: MailboxRow,
  failures: Map<number, number>,
): Promise<MailboxRow> {
  const { mailbox } = client
  if (!mailbox) return place
  const uidValidity = String(mailbox.uidValidity)
  const uids = await newUids(client, place, uidValidity, platform.clock.now())
  let reached: MailboxRow = place.uidValidity === uidValidity ? place : { ...place, uidValidity, lastUid: 0 }
  const first = reached !== place
  for (const uid of uids) {
    const head = await client.fetchOne(String(uid), { size: true }, { uid: true })
    if (head) await takeOne(client, platform, head, failures)
    // After a first read or a renumbering, the position is only valid once the whole mailbox is read.
    reached = { ...reached, lastUid: Math.max(reached.lastUid, uid) }
    if (!first) await saveMailboxPlace(platform.db, reached)
  }
  if (first) {
    reached = { ...reached, lastUid: Math.max(reached.lastUid, (mailbox.uidNext ?? 1) - 1) }
    await saveMailboxPlace(platform.db, reached)
  }
  return reached
}
