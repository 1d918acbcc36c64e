import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform, PlatformService } from '../../../platform/index.ts'
import {
  findUidsByDigest,
  listArticlesChangedAfter,
  listArticleTexts,
  listPageTexts,
  type ReadUpTo,
} from '../../articles/index.ts'
import { readPageFacts } from '../../publisher/index.ts'
import digests from './demo-digests.json' with { type: 'json' }

/** Minimum number of letters in a compared sentence: shorter ones may occur on any site. */
const shortestLetters = 30

const digestLength = 16
export const digestText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, digestLength)

/** Digests of the sentences of a page, whatever their tags, spaces and punctuation. */
export const digestSentences = (html: string, shortest = shortestLetters): string[] =>
  html
    .split(/[<>]|[.!?…:;]\s/)
    .map((sentence) => sentence.toLowerCase().replace(/&\w+;|[^\p{L}\p{N}]/gu, ''))
    .filter((letters) => letters.length >= shortest)
    .map(digestText)

const sentences = new Set(digests.sentences)
const bodies = new Set(digests.bodies)
const texts = new Set(digests.texts)

const holds = (known: ReadonlySet<string>, html: string): boolean =>
  digestSentences(html).some((digest) => known.has(digest))

/** Articles read at a time. The check runs at each order, so an article is read once, and again only after a change. */
const batch = 100

/** Overlap of two scans, so that a change that commits up to a minute late is read too. */
const overlapMilliseconds = 60_000

interface Scan {
  upTo: ReadUpTo
  /** uids of articles that contained a sentence of the demo when they were read */
  found: Set<string>
}

const scanned: PlatformService<Scan> = {
  name: 'opening.demo-texts',
  open: () => ({ upTo: { modified: new Date(0), uid: '' }, found: new Set() }),
}

async function scanArticles({ services }: Pick<OpenedPlatform, 'services'>, db: Database): Promise<string[]> {
  const scan = services.of(scanned)
  let at = { modified: new Date(Math.max(0, scan.upTo.modified.getTime() - overlapMilliseconds)), uid: '' }
  for (;;) {
    const changed = await listArticlesChangedAfter(db, at, batch)
    for (const { uid, content } of changed) if (holds(bodies, content)) scan.found.add(uid)
    const last = changed.at(-1)
    if (last) at = { modified: last.modified, uid: last.uid }
    if (changed.length < batch) break
  }
  scan.upTo = at
  const kept = (await listArticleTexts(db, [...scan.found])).filter(({ content }) => holds(bodies, content))
  scan.found = new Set(kept.map(({ uid }) => uid))
  return kept.map(({ title }) => title)
}

type Ports = Pick<OpenedPlatform, 'config' | 'extensions' | 'services'>

/**
 * Finds pages, articles, people and legal facts that still contain a text of the demo. The product knows these texts only by
 * digest.
 */
export async function findDemoTexts(ports: Ports, db: Database): Promise<string[]> {
  const pages = (await listPageTexts(db)).filter(({ content }) => holds(sentences, content))
  const { facts } = await readPageFacts(ports, db)
  const invented = Object.values(facts).filter(({ value }) => value !== null && texts.has(digestText(value)))
  const found = [
    ...pages.map(({ title }) => title),
    ...(await findUidsByDigest(db, digests.texts)),
    ...(await scanArticles(ports, db)),
    ...invented.map(({ label }) => label),
  ]
  return [...new Set(found)]
}
