import { authenticate, findKnownReader, type KnownReader } from '../../modules/accounts/index.ts'
import { countUnreadAnswers, knownUnreadAnswers } from '../../modules/support/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import type { ReaderPagesOptions } from '../reader-pages/reader-pages.ts'

/** Identifies readers for pages, from memory while the database reports every change. */
export function identifyReaders(
  platform: OpenedPlatform,
): Pick<ReaderPagesOptions, 'findReader' | 'identify' | 'findUnread' | 'countUnread'> {
  const { db, log } = platform

  async function count(uid: string): Promise<number> {
    try {
      return await countUnreadAnswers(platform, db, uid)
    } catch (error) {
      // The page is worth having without the number.
      log.warn({ err: error }, 'unread answers could not be counted')
      return 0
    }
  }

  return {
    findReader: (token) => findKnownReader(platform, token),
    async identify(token) {
      const authenticated = await authenticate(platform, `Bearer ${token}`)
      return authenticated && { reader: authenticated.reader, nextToken: authenticated.nextToken }
    },
    findUnread: ({ uid, acl }: KnownReader) => (acl.vip ? knownUnreadAnswers(platform, uid) : 0),
    countUnread: async ({ uid, acl }) => (acl.vip ? count(uid) : 0),
  }
}
