import { fillArticles } from './data/fill-articles.ts'
import { type SizedServer, startSizedServers } from './data/sizes.ts'
import { compareSizes, type Question, readSizeOptions, toRow } from './tools/compare-sizes.ts'
import { writeResult } from './tools/results.ts'

/*
 * Measures the API's lists of articles with 1,000, 100,000 and 1,000,000 articles: three servers on one PostgreSQL, queried in turn.
 */

const { sizes, rounds, named, choose } = readSizeOptions({ sizes: '1000,100000,1000000', rounds: '1000' })

const ask = (path: string) => () => ({ path: `/content/articles${path}` })

/** A word in one of 500 articles, or a more frequent one if those would not fill a page. */
const wordHereAndThere = ({ size }: SizedServer) => (size < 10_000 ? 'vofiban' : 'bakagon')

async function cursorAfter(sized: SizedServer, query: string, depth: number): Promise<string> {
  let cursor = ''
  for (let read = 0; read < depth; read += 100) {
    const answer = await fetch(`${sized.server.url}/api/content/articles?${query}&length=100${cursor}`)
    const { page } = (await answer.json()) as { page: { endCursor: string } }
    cursor = `&cursor=${page.endCursor}`
  }
  return cursor
}

async function deepPage(servers: readonly SizedServer[], name: string, query: string): Promise<Question> {
  const cursors = new Map<SizedServer, string>()
  for (const server of servers)
    cursors.set(server, await cursorAfter(server, query, Math.min(server.size * 0.8, 20_000)))
  return { name, ask: (server) => ({ path: `/content/articles?${query}${cursors.get(server)}` }) }
}

const { servers, close } = await startSizedServers(sizes, ({ database, size }) => fillArticles(database, size))
const questions: Question[] = [
  { name: 'newest first', ask: ask('') },
  { name: 'oldest first', ask: ask('?order[date]=asc') },
  { name: 'by author', ask: ask('?order[author]=asc') },
  { name: 'by author, backwards', ask: ask('?order[author]=desc') },
  { name: 'by menu', ask: ask('?order[menu]=asc') },
  { name: 'by menu, backwards', ask: ask('?order[menu]=desc') },
  { name: 'of a category', ask: ask('?category=categorie-3') },
  { name: 'of a tag', ask: ask('?tags=tag-5') },
  { name: 'of an author', ask: ask('?author=auteur-7') },
  { name: 'of two categories and a tag', ask: ask('?categories=categorie-1&categories=categorie-2&tags=tag-9') },
  await deepPage(servers, 'a deep page', 'order[date]=desc'),
  await deepPage(servers, 'a deep page by author', 'order[author]=asc'),
  { name: 'one article', ask: ask('/mesure-500') },
  { name: 'related articles', ask: ask('/related/mesure-500') },
  { name: 'search: a common word', ask: ask('?q=bababan') },
  { name: 'search: a word here and there', ask: (server) => ask(`?q=${wordHereAndThere(server)}`)() },
  { name: 'search: a rare word', ask: ask('?q=girandole') },
  { name: 'search: two words', ask: ask('?q=bababan%20ribaban') },
  { name: 'search: two words, titles first', ask: ask('?q=bababan%20ribaban&order[relevance]=desc') },
  { name: 'search: a spelling mistake', ask: ask('?q=girandolle') },
]
const compared = await compareSizes(servers, choose(questions), rounds)
await close()

writeResult(
  `Lists of articles, ${named} on PostgreSQL`,
  ['list', 'p50 ms', 'p95 ms', 'ratio of p95 (≤ 1.3)', 'SQL queries a page'],
  compared.map(toRow),
)
