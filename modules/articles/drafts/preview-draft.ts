import { pickPlain } from '../../../contracts/articles/article-fields.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { ArticleRow } from '../reading/present.ts'
import { findAuthors, findCategories, findMedia, findTags } from '../reading/queries-catalogue.ts'
import { prepareText } from '../writing/article-text.ts'
import { findDraft } from './queries-drafts.ts'

type PreviewRow = ArticleRow & { content: string | null }

/** The article with its working copy, if any. A reference whose target was deleted keeps its live value. */
export async function withDraft(db: Database, live: PreviewRow): Promise<PreviewRow> {
  const { draft = null, savedAt = null } = (await findDraft(db, live.uid)) ?? {}
  if (draft === null) return live
  const [author] = await findAuthors(db, [draft.author])
  const [category] = draft.category === null ? [] : await findCategories(db, [draft.category])
  const [image = null] = draft.image === null ? [] : await findMedia(db, [draft.image])
  const { title, excerpt, content, readingTime } = await prepareText(draft)
  return {
    ...live,
    ...{ title, excerpt, content, readingTime, image },
    ...pickPlain(draft),
    modified: savedAt ?? live.modified,
    author: author ?? live.author,
    authorImage: author ? author.image : live.authorImage,
    category: category ?? live.category,
    tags: await findTags(db, draft.tags),
  }
}
