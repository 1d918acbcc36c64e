import { Cache, type ChangeEvents, invalidateOn, sizeOfJson } from '../../platform/cache/index.ts'
import type { EtagAnswer } from '../../web/api/index.ts'
import type { SiteCaches } from '../../web/context.ts'

/** Maximum number of shared values: settings, collections, authors, related articles. */
const maxShared = 2000
const maxSharedBytes = 8 * 1024 * 1024
/** Bounds the age of a value if an invalidation event is lost. */
const lifetimeMilliseconds = 60_000
/** Maximum number of cached API answers with ETags, mostly whole articles. */
const maxEtags = 500
const maxEtagBytes = 16 * 1024 * 1024
const maxFragmentCharacters = 8 * 1024 * 1024

/** Topics that change visitors' pages or the values that all pages share. */
export const pageTopics = ['coaching-pages', 'content', 'credentials', 'offers', 'settings', 'site-pages']

/** Caches of the site between requests. The API always validates ETags itself. */
export function createSiteCaches(events: ChangeEvents): SiteCaches {
  const shared = new Cache<object>({
    entries: maxShared,
    bytes: maxSharedBytes,
    sizeOf: sizeOfJson,
    lifetimeMilliseconds,
  })
  invalidateOn(events, pageTopics, shared)
  return {
    remember: (key, load) => shared.load(key, load) as ReturnType<typeof load>,
    etags: new Cache<EtagAnswer>({ entries: maxEtags, bytes: maxEtagBytes, sizeOf: sizeOfJson }),
    fragments: new Cache<string>({
      bytes: maxFragmentCharacters,
      sizeOf: (html) => html.length,
    }),
  }
}
