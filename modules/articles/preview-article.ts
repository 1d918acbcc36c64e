import { AppError } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Cursors } from '../../platform/paging/index.ts'

const kind = 'articles.preview'
const previewMilliseconds = 24 * 3600 * 1000

/** The link that shows an article as it stands, to whoever has it, until 24 hours from now. */
export function previewLink(
  { clock, config, cursors }: Pick<Platform, 'clock' | 'config' | 'cursors'>,
  uid: string,
): { href: string } {
  const until = clock.now().getTime() + previewMilliseconds
  return { href: `${config.publicUrl}/article/${uid}?preview=${cursors.encode(kind, [uid, until])}` }
}

/** A token that is forged, late or another article's opens nothing, and says nothing either. */
export function isPreviewOf(cursors: Cursors, uid: string, token: string, now: Date): boolean {
  try {
    const [article, until] = cursors.decode(kind, token)
    return article === uid && typeof until === 'number' && now.getTime() < until
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
