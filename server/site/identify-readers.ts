import { timeZone as paris } from '../../contracts/text/paris.ts'
import {
  authenticate,
  cachedTimeZone,
  findKnownReader,
  type KnownReader,
  readTimeZone,
} from '../../modules/accounts/index.ts'
import { cachedToday, cachedUnreadAnswers, countUnreadAnswers, readToday } from '../../modules/support/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import type { ReaderPagesOptions } from '../reader-pages/reader-pages.ts'

/** Identifies readers for pages; uses the cache as long as the database reports changes. */
export function identifyReaders(
  platform: OpenedPlatform,
): Pick<ReaderPagesOptions, 'findReader' | 'identify' | 'findUnread' | 'countUnread' | 'findToday' | 'readToday'> {
  const { db, log } = platform

  /** Uses a default if the read fails: the page is useful without that part. */
  async function orElse<Value>(without: Value, read: Promise<Value>): Promise<Value> {
    try {
      return await read
    } catch (error) {
      log.warn({ err: error }, 'a reader’s part of a page could not be read')
      return without
    }
  }

  return {
    findReader: (token) => findKnownReader(platform, token),
    async identify(token) {
      const authenticated = await authenticate(platform, `Bearer ${token}`)
      return authenticated && { reader: authenticated.reader, nextToken: authenticated.nextToken }
    },
    findUnread: ({ uid, acl }: KnownReader) => (acl.vip ? cachedUnreadAnswers(platform, uid) : 0),
    countUnread: async ({ uid, acl }) => (acl.vip ? orElse(0, countUnreadAnswers(platform, db, uid)) : 0),
    findToday({ uid, acl }) {
      const today = acl.vip ? cachedToday(platform, uid) : null
      if (!today) return today
      const timeZone = cachedTimeZone(platform, uid)
      return timeZone === undefined ? undefined : { ...today, timeZone }
    },
    async readToday({ uid, acl }) {
      const today = acl.vip ? await orElse(null, readToday(platform, db, uid)) : null
      return today && { ...today, timeZone: await orElse(paris, readTimeZone(platform, db, uid)) }
    },
  }
}
