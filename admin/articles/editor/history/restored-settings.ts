import { newArticleFields, pickSettings } from '../../../../contracts/articles/article-fields.ts'
import type { Meta } from '../use-draft.ts'
import type { Version } from './history-calls.ts'

/**
 * Settings of a version, without references to deleted things: the server would refuse them. Fields that are newer than the
 * version get their default.
 */
export function restoredSettings({ settings, gone }: Pick<Version, 'settings' | 'gone'>): Partial<Meta> {
  if (!settings) return {}
  const isThere = (uid: string | null): boolean => uid === null || !gone.includes(uid)
  const { image, author, category, tags, related = [], ...plain } = settings
  return {
    ...pickSettings(newArticleFields.parse({})),
    ...plain,
    ...(isThere(image) && { image }),
    ...(isThere(author) && { author }),
    ...(isThere(category) && { category }),
    ...{ tags: tags.filter(isThere), related: related.filter(isThere) },
  }
}
