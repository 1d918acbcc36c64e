import { setImmediate } from 'node:timers/promises'
import { fold } from '../../../../contracts/text/fold.ts'
import { type Database, splitWords } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { TicketChannel } from '../../ticket-channel.ts'
import { titlePlace } from '../present.ts'
import type { EntryKind } from './queries-entries.ts'
import { listTextsOf } from './queries-texts.ts'

/** Number of texts between two pauses that let other requests run. */
const batch = 500

interface Sought {
  channel: TicketChannel
  /** the only tickets that are searched */
  among: readonly { uid: string; title: string }[]
  kinds: readonly EntryKind[]
  q: string
}

/**
 * Tickets whose title and texts together contain every word, ignoring accents and case. The database cannot search
 * encrypted texts: the newest ones are decrypted here, up to a limit.
 * @returns their uids
 */
export async function findTickets(
  platform: Pick<Platform, 'keyring'>,
  db: Database,
  { channel, among, kinds, q }: Sought,
): Promise<string[]> {
  const words = splitWords(fold(q))
  if (words.length === 0) return []
  const uids = among.map(({ uid }) => uid)
  const cipherOf = await channel.ciphers(platform, db, uids)
  const missing = new Map<string, string[]>()
  const read = (uid: string, text: string) => {
    const folded = fold(text)
    missing.set(
      uid,
      (missing.get(uid) ?? words).filter((word) => !folded.includes(word)),
    )
  }
  for (const { uid, title } of among) read(uid, cipherOf(uid).decrypt(titlePlace, title))
  for (const [place, { uid, ticketUid, content }] of (await listTextsOf(db, uids, kinds)).entries()) {
    if (place % batch === batch - 1) await setImmediate()
    if (missing.get(ticketUid)?.length !== 0) read(ticketUid, cipherOf(ticketUid).decrypt(uid, content))
  }
  return uids.filter((uid) => missing.get(uid)?.length === 0)
}
