import { randomUUIDv7 } from 'node:crypto'
import type { ArticleCard, OfferedArticle } from '../../../contracts/coaching/offered-articles.ts'
import { messages } from '../../../contracts/messages.ts'
import type { Database } from '../../../platform/database/index.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Cipher } from '../cipher.ts'
import type { TicketChannel } from '../ticket-channel.ts'
import type { EntryRow } from '../tickets/queries-rows.ts'
import { insertOfferedArticles, listOfferedArticles, type OfferedRow } from './queries-offered.ts'

/** The `place` under which an article's uid is encrypted. @param uid of the offer, or of the held answer */
export const articlePlace = (uid: string, place?: number): string =>
  place === undefined ? `article/${uid}` : `article/${uid}/${place}`

export type ArticleCards = ReadonlyMap<string, ArticleCard>

/** Cards of those articles that are published, by uid. */
export const articleCardsOf = async (
  platform: Pick<Platform, 'clock'>,
  db: Database,
  channel: TicketChannel,
  articles: readonly string[],
): Promise<ArticleCards> =>
  articles.length > 0 && channel.articleCards
    ? new Map((await channel.articleCards(platform, db, [...new Set(articles)])).map((card) => [card.uid, card]))
    : new Map()

/** @returns the articles without duplicates @throws 400 when the channel offers none, or an article is not published */
export async function admitArticles(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  channel: TicketChannel,
  articles: readonly string[] = [],
): Promise<readonly string[]> {
  if (articles.length === 0) return []
  if (!channel.articleCards)
    throw invalid([violation('articles', messages.articlesInCoaching)], messages.articlesInCoaching)
  const uids = [...new Set(articles)]
  const cards = await articleCardsOf(platform, db, channel, uids)
  if (cards.size < uids.length) throw invalid([violation('articles', messages.articleUnknown)], messages.articleUnknown)
  return uids
}

export async function offerArticles(
  db: Database,
  cipher: Cipher,
  entryUid: string,
  articles: readonly string[],
): Promise<void> {
  const rows = articles.map((article, place): OfferedRow => {
    const uid = randomUUIDv7()
    return { uid, entryUid, place, article: cipher.encrypt(articlePlace(uid), article), readAt: null }
  })
  await insertOfferedArticles(db, rows)
}

export type ArticlesOf = (entryUid: string) => readonly OfferedArticle[]

interface Offering {
  channel: TicketChannel
  cipherOf(ticketUid: string): Cipher
  entries: readonly EntryRow[]
}

/** The offered articles by entry: two queries, or none when no entry offers articles. */
export async function articlesOf(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  { channel, cipherOf, entries }: Offering,
): Promise<ArticlesOf> {
  const offering = entries.filter(({ articles }) => articles > 0)
  if (offering.length === 0) return () => []
  const ticketOf = new Map(offering.map(({ uid, ticketUid }) => [uid, ticketUid]))
  const rows = await listOfferedArticles(db, [...ticketOf.keys()])
  const opened = rows.map((row) => ({
    row,
    article: cipherOf(ticketOf.get(row.entryUid) ?? '').decrypt(articlePlace(row.uid), row.article),
  }))
  const cards = await articleCardsOf(
    platform,
    db,
    channel,
    opened.map(({ article }) => article),
  )
  const byEntry = Map.groupBy(opened, ({ row }) => row.entryUid)
  return (entryUid) =>
    (byEntry.get(entryUid) ?? []).map(({ row, article }) => ({
      uid: row.uid,
      article: cards.get(article) ?? null,
      readDateTime: row.readAt?.toISOString() ?? null,
    }))
}
