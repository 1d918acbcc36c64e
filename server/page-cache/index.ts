export {
  type CachedPage,
  chooseEncoding,
  type Encoding,
  toCachedPage,
  toPreparedHead,
} from './cached-page.ts'
export { canonicalAddress, type QueryKeysOf } from './canonical-address.ts'
export { shareable } from './content-security.ts'
export { createHostCheck } from './known-hosts.ts'
export { createPageCache, type PageCache, sendCached, timesUntilBest } from './page-cache.ts'
export { createPageStyles, type PageStyles, shortStylesheet } from './page-styles.ts'
