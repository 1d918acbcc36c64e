export { importMedia, type NewMedia, prepareMedia } from './media/import-media.ts'
export { importPreparedMedia } from './media/import-prepared-media.ts'
export { mediaUsers } from './media/media-uses.ts'
export { articlesModule } from './module.ts'
export { eraseWriting, exportWriting } from './personal-data.ts'
export { findImages } from './reading/find-images.ts'
export { hasDefaultAbout } from './reading/has-default-about.ts'
export { listCards } from './reading/list-cards.ts'
export { findTitles } from './reading/queries-articles.ts'
export { findPublishedPages } from './reading/queries-catalogue.ts'
export {
  findUidsByDigest,
  listArticlesChangedAfter,
  listArticleTexts,
  listPageTexts,
  type ReadUpTo,
} from './reading/queries-digests.ts'
export { readPage } from './reading/read-page.ts'
export { cropToCover, type Framed } from './share/cover-crop.ts'
export { drawSharePicture, shareSize } from './share/draw-picture.ts'
export { drawText } from './share/draw-text.ts'
export { createDrawingQueue } from './share/drawing-queue.ts'
export { loadPicture } from './share/load-picture.ts'
export { createArticle, type NewArticle } from './writing/create-article.ts'
export { createAuthor, createCategory, createPage, createTag } from './writing/create-entry.ts'
export { ensurePages } from './writing/ensure-pages.ts'
export { sanitizeHtml } from './writing/html.ts'
export { putPage } from './writing/put-page.ts'
export { authorExists, requireImage } from './writing/resolve-references.ts'
export { findFreeSlug, slugOf } from './writing/slug.ts'
