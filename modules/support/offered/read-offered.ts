import type { Database } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { publishArticleRead } from '../streaming/ephemeral-events.ts'
import { channelOf, cipherOf } from '../ticket-channel.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'
import { articleCardsOf, articlePlace } from './offered-articles.ts'
import { findOfferedArticle, setOfferedArticleRead } from './queries-offered.ts'

interface Opened {
  ticket: Pick<TicketRow, 'uid' | 'type'>
  uid: string
  /** false: the reading is not stored, and the member is only redirected */
  recorded: boolean
}

/**
 * Records that the person opens an offered article. The caller has checked that the ticket is theirs.
 * @throws 404
 */
export function openOfferedArticle(
  platform: Pick<Platform, 'clock' | 'events' | 'extensions' | 'keyring'>,
  db: Database,
  { ticket, uid, recorded }: Opened,
): Promise<{ article: string | null }> {
  return db.transaction(async (db) => {
    const offered = await findOfferedArticle(db, ticket.uid, uid)
    if (!offered) throw notFound()
    const channel = channelOf(platform, ticket.type)
    const cipher = await cipherOf(platform, db, channel, ticket.uid)
    const article = cipher.decrypt(articlePlace(uid), offered.article)
    const published = (await articleCardsOf(platform, db, channel, [article])).has(article)
    if (!published) return { article: null }
    const now = platform.clock.now()
    if (recorded && (await setOfferedArticleRead(db, uid, now)))
      await publishArticleRead(platform, db, ticket.uid, uid, now)
    return { article }
  })
}
