export { shareable } from './content-security.ts'
export { keepPage } from './kept-page.ts'
export { createPageCache, type PageCache } from './page-cache.ts'
export { createPageStyles } from './page-styles.ts'
