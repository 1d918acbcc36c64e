import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * Everything that grows and lives as long as the process: its key, and what bounds it. Values and keys whose size a client
 * chooses are bounded in bytes, or stored for authenticated clients only.
 */
const longLived: Readonly<Record<string, string>> = {
  // Caches: their sizes include their keys.
  'modules/articles/reading/article-cache.ts articles': 'uid of a published article · 500, 16 MiB',
  'modules/administration/identity/pages-identity.ts drawn': 'file of a version of the identity · 2 MiB',
  'modules/articles/share/picture-of-article.ts drawn': 'digest of what is drawn · 16 MiB',
  'modules/articles/writing/html.ts sanitized': 'digest of a sanitised text · 1,000, 64 KiB',
  'platform/events/index.ts announced': 'event uid · 1,000',
  'platform/sessions/reader-memory.ts readers': 'uid of a proved reader · 20,000, 32 MiB',
  'platform/sessions/tokens.ts verified': 'token with a valid signature · 2,000, 4 MiB',
  'server/page-cache/page-cache.ts pages':
    'address of up to 500 characters · 5,000, 48 MiB, a quarter for what is asked for once',
  'server/reader-pages/reader-pages.ts pages': 'rights of a proved reader and address · 2,000, 64 MiB',
  'server/reader-pages/reader-pages.ts provedTokens': 'Cookie header with a proved token · 4 MiB',
  'server/site/site-caches.ts shared': 'name of what all pages share, uid of an article · 2,000, 8 MiB',
  'server/site/site-caches.ts etags': 'address of an API answer · 500, 16 MiB',
  'server/site/site-caches.ts fragments': 'part of a page and its properties · 8 million characters',
  'platform/cache/store.ts createSegment': 'the store of each cache: its options require the bytes',
  'platform/cache/store.ts requestedAgain': 'key that was asked for twice · 5,000, 512 KiB',
  // Memoized pure functions: the bound is the total length of the texts.
  'server/page-cache/known-hosts.ts createHostCheck': 'Host of up to 200 characters · 200,000 characters',
  'server/page-cache/page-cache.ts canonical': 'address of up to 200 characters · 200,000 characters',
  'server/reader-pages/reader-address.ts canonical': 'address of up to 200 characters · 200,000 characters',
  'web/api/token.ts claimsOf': 'token of up to 2,000 characters · 200,000 characters',
  'web/i18n/titles.ts titleOf': 'title of up to 200 characters · 200,000 characters',
  'web/i18n/typography.ts typeset': 'text of up to 2,000 characters · 500,000 characters',
  'web/i18n/typography.ts typesetHtml': 'article of up to 200,000 characters · 2 million characters',
  'web/page-facts/page-table.ts at': 'path of up to 200 characters · 200,000 characters',
  // Running or connected work: removed at its end.
  'modules/support/streaming/ephemeral-events.ts announced': 'ticket and author · emptied at 5,000',
  'modules/support/streaming/feed.ts attached': 'open stream',
  'modules/support/streaming/feed.ts followers': 'open stream',
  'modules/support/streaming/hub.ts feeds': 'ticket with an open stream',
  'modules/support/streaming/list-feed.ts attached': 'open stream of staff',
  'modules/support/streaming/list-feed.ts happened': 'ticket that changed since the last tick',
  'modules/support/streaming/list-pace.ts waiting': 'open stream of staff',
  'modules/support/streaming/presence.ts presences': 'ticket that staff look at · removed when they have left',
  'modules/support/streaming/stream-limit.ts byPerson': 'person with an open stream, 20 each',
  'modules/articles/exchange/pictures/pictures.ts known': 'picture of one import',
  'platform/cache/cache.ts #loads': 'load under way',
  'platform/database/postgres/open-postgres.ts watchers': 'listener of the server’s own',
  'platform/database/pglite/prepared-queries.ts known': 'statement of the server’s own code · 200',
  'platform/database/postgres/statement-names.ts asked': 'statement of the server’s own code · 1,000',
  'platform/database/postgres/statement-names.ts names': 'statement of the server’s own code · 200',
  'platform/database/pglite/turns.ts waiting': 'call under way',
  'platform/events/index.ts listeners': 'listener of the server’s own',
  'platform/events/index.ts changeListeners': 'listener of the server’s own',
  'platform/events/index.ts gapListeners': 'listener of the server’s own',
  'platform/http/request-scope.ts open': 'request under way',
  'platform/http/request-scope.ts found': 'call of one request',
  'platform/http/work-slots.ts waiting': 'request under way',
  'platform/http/work-slots.ts inside': 'address with a request under way',
  'platform/jobs/sweeper.ts running': 'sweep under way',
  'platform/services/index.ts opened': 'service of the server’s own',
  'server/api/unknown-calls.ts known': 'path of the API',
  'server/http/admit-requests.ts byAddress': 'address with a request under way',
  'server/http/connections.ts known': 'open connection',
  'server/http/connections.ts idle': 'open connection',
  'server/cluster/relay-metrics.ts open': 'question under way',
  'server/cluster/run-workers.ts workers': 'process',
  'modules/coaching/departures/start-departure.ts asked': 'member · of one departure',
  'modules/articles/exchange/wordpress/wxr-items.ts emptyItem': 'field · of one imported item',
  'web/api/emitter.ts #listeners': 'listener of one request',
  'web/session/request-site.ts createOwnCaches': 'answer to one request, where the server gives no caches',
}

/** Modules that run in browsers, not on the server. */
const browserOnly = /^web\/(?:enhance|hydrated|layout\/live-value|offline|static-page|tabs|accessibility)/

const cache = /\bnew (?:LRUCache|Cache)\b|(?<!function )\bmemoize\(/
const growing = /^(?!.*\?\?).*\b(?:const|let|readonly) .*\bnew (?:Map|Set)(?:<.*>)?\(\)/
/** Matches functions whose maps live as long as the value that the function returns. */
const factory =
  /^(?:export )?(?:async )?function ((?:create|open|watch|start|serve|register|run|admit|listen|gather)[A-Z]\w*)/
const declared = /(?:(?:const|let)\s+|readonly\s+|^\s*)(#?\w+)(?::[^=]*)?\s*[:=]/

const sources = (): string[] =>
  globSync('{modules,platform,server,web}/**/*.{ts,tsx}').filter((file) => !/\.test\.|\/fixtures\//.test(file))

function longLivedIn(file: string): string[] {
  let made: string | undefined
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (/^(?:export |async )*function |^}$/.test(line)) made = factory.exec(line)?.[1]
      const lives = made !== undefined || /^(?:export )?(?:const|let) |^ {2}readonly /.test(line)
      if (!cache.test(line) && !(lives && growing.test(line))) return []
      return [`${file} ${/^\s*return/.test(line) ? made : declared.exec(line)?.[1]}`]
    })
}

test('every cache or map that outlives a request is listed with its bound', () => {
  const files = sources().filter((file) => !browserOnly.test(file))
  expect(new Set(files.flatMap(longLivedIn))).toEqual(new Set(Object.keys(longLived)))
})

test('only the listed files import lru-cache', () => {
  const using = sources().filter((file) => /from 'lru-cache'/.test(readFileSync(file, 'utf8')))
  expect(using.sort()).toEqual([
    'platform/cache/store.ts',
    'platform/database/pglite/prepared-queries.ts',
    'platform/database/postgres/statement-names.ts',
    'platform/sessions/reader-memory.ts',
  ])
})
