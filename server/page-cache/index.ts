export {
  type CachedPage,
  chooseEncoding,
  type Encoding,
  toCachedPage,
  toPreparedHead,
} from './cached-page.ts'
export { canonicalAddress, type QueryKeysOf } from './canonical-address.ts'
export { createInlineStyles, type InlineStyles, shareable, withInlineStyles } from './content-security.ts'
export { createHostCheck } from './known-hosts.ts'
export { createPageCache, type PageCache, sendCached, timesUntilBest } from './page-cache.ts'
