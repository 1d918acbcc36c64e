export { toCachedPage } from './cached-page.ts'
export { shareable } from './content-security.ts'
export { createPageCache, type PageCache } from './page-cache.ts'
export { createPageStyles } from './page-styles.ts'
