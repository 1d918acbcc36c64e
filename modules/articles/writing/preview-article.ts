import { AppError } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Cursors } from '../../../platform/paging/index.ts'

const kind = 'articles.preview'
const previewMilliseconds = 24 * 3600 * 1000

/** A link that shows the article in its current state to anyone who has it, for 24 hours. */
export function previewLink(
  { clock, config, cursors }: Pick<Platform, 'clock' | 'config' | 'cursors'>,
  uid: string,
): { href: string } {
  const until = clock.now().getTime() + previewMilliseconds
  return { href: `${config.publicUrl}/article/${uid}?preview=${cursors.encode(kind, [uid, until])}` }
}

/** A token that is forged, expired or of another article gives no access and no error. */
export function isPreviewOf(cursors: Cursors, uid: string, token: string, now: Date): boolean {
  try {
    const [article, until] = cursors.decode(kind, token)
    return article === uid && typeof until === 'number' && now.getTime() < until
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
