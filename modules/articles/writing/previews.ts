import { pageAddress } from '../../../contracts/articles/site-pages.ts'
import { AppError } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Cursors } from '../../../platform/paging/index.ts'

const previewMilliseconds = 24 * 3600 * 1000

/** Links that show a working copy to anyone who has them, for 24 hours. */
const previewsOf = (kind: string, addressOf: (uid: string) => string) => ({
  link({ clock, config, cursors }: Pick<Platform, 'clock' | 'config' | 'cursors'>, uid: string): { href: string } {
    const until = clock.now().getTime() + previewMilliseconds
    return { href: `${config.publicUrl}${addressOf(uid)}?preview=${cursors.encode(kind, [uid, until])}` }
  },

  /** A token that is forged, expired or of another text gives no access and no error. */
  isOf(cursors: Cursors, uid: string, token: string, now: Date): boolean {
    try {
      const [previewed, until] = cursors.decode(kind, token)
      return previewed === uid && typeof until === 'number' && now.getTime() < until
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  },
})

export const articlePreviews = previewsOf('articles.preview', (uid) => `/article/${uid}`)
export const pagePreviews = previewsOf('pages.preview', pageAddress)
