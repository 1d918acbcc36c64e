import { setImmediate } from 'node:timers/promises'
import { fold } from '../../../../contracts/text/fold.ts'
import { type Database, splitWords } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { channelOf } from '../../ticket-channel.ts'
import { titlePlace } from '../../tickets/present.ts'
import { listOwnDiscussions, listTextsOf } from './queries-own-discussions.ts'

/** Texts that are read between two pauses, in which other requests are answered. */
const batch = 500

/**
 * Discussions of the asking coach whose title and messages together hold every word, whatever its accents and case. The
 * database cannot search encrypted texts: the newest ones are decrypted here, up to a limit.
 * @returns their uids
 */
export async function findOwnDiscussions(
  platform: Pick<Platform, 'extensions' | 'keyring'>,
  db: Database,
  viewer: Viewer,
  q: string,
): Promise<string[]> {
  const words = splitWords(fold(q))
  if (words.length === 0) return []
  const channel = channelOf(platform, 'coaching')
  const own = await listOwnDiscussions(db, viewer.uid)
  const withheld = await channel.withheldOwners(db, [...new Set(own.map(({ ownerUid }) => ownerUid))])
  const readable = own.filter(({ ownerUid }) => !withheld.has(ownerUid))
  const uids = readable.map(({ uid }) => uid)
  const cipherOf = await channel.ciphers(platform, db, uids)
  const missing = new Map<string, string[]>()
  const read = (uid: string, text: string) => {
    const folded = fold(text)
    missing.set(
      uid,
      (missing.get(uid) ?? words).filter((word) => !folded.includes(word)),
    )
  }
  for (const { uid, title } of readable) read(uid, cipherOf(uid).decrypt(titlePlace, title))
  for (const [place, { uid, ticketUid, content }] of (await listTextsOf(db, uids)).entries()) {
    if (place % batch === batch - 1) await setImmediate()
    if (missing.get(ticketUid)?.length !== 0) read(ticketUid, cipherOf(ticketUid).decrypt(uid, content))
  }
  return uids.filter((uid) => missing.get(uid)?.length === 0)
}
