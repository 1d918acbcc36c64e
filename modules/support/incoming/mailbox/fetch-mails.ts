import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import { receiveMail } from '../receive-mail.ts'
import { maxMailBytes } from './max-mail-bytes.ts'
import { type MailboxRow, saveMailboxPlace } from './queries-mailboxes.ts'
import { setAsideLargeMail } from './try-mail.ts'

const dayMilliseconds = 86_400_000
/** Shorter than the time for which Message-IDs are stored, so that mail read again is recognised. */
const rereadDays = 30
/** Older mail was written to people, not to the site: answering it would surprise its senders. */
const firstReadDays = 1
const tooLarge = 'EcloreTropLong'

/** Uids of the mails to read, oldest first; after a renumbering they include mails that were processed before. */
async function newUids(client: ImapFlow, place: MailboxRow, uidValidity: string, now: Date): Promise<number[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds)
  const query =
    place.uidValidity === uidValidity
      ? { uid: `${place.lastUid + 1}:*` }
      : // A first read may find years of mail; a read after a renumbering finds processed mail.
        place.uidValidity === null
        ? { seen: false, since: daysAgo(firstReadDays) }
        : { since: daysAgo(rereadDays) }
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
  place: string,
): Promise<void> {
  const { uid, size = 0 } = head
  if (size > maxMailBytes) {
    await setAsideLargeMail(platform, `${place}/${uid}`, size)
    await client.messageFlagsAdd(String(uid), ['\\Flagged', tooLarge], { uid: true })
    return
  }
  const mail = await client.fetchOne(String(uid), { source: true }, { uid: true })
  const source = mail ? mail.source : undefined
  if (!source) return
  const { outcome } = await receiveMail(platform, source, 'mailbox')
  if (outcome === 'set-aside') await client.messageFlagsAdd(String(uid), ['\\Flagged'], { uid: true })
  else await putAway(client, platform, uid)
}

/** Processes new mails one by one; after a failure the next run starts with the failed mail. Mails set aside stay, flagged. */
export async function fetchMails(client: ImapFlow, platform: OpenedPlatform, place: MailboxRow): Promise<MailboxRow> {
  const { mailbox } = client
  if (!mailbox) return place
  const uidValidity = String(mailbox.uidValidity)
  const uids = await newUids(client, place, uidValidity, platform.clock.now())
  let reached: MailboxRow = place.uidValidity === uidValidity ? place : { ...place, uidValidity, lastUid: 0 }
  const first = reached !== place
  for (const uid of uids) {
    const head = await client.fetchOne(String(uid), { size: true }, { uid: true })
    if (head) await takeOne(client, platform, head, `${place.name}/${uidValidity}`)
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
