import { AppError } from '../../platform/errors/index.ts'
import type { Cursors } from '../../platform/paging/index.ts'

const kind = 'articles.preview'
export const previewMilliseconds = 24 * 3600 * 1000

/** A signed token that opens this article, as it stands, until 24 hours from now. */
export function previewToken(cursors: Cursors, uid: string, now: Date): string {
  return cursors.encode(kind, [uid, now.getTime() + previewMilliseconds])
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
