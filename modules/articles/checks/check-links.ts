import type { ArticleCheck } from '../../../contracts/articles/staff-drafts.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { findMedia } from '../reading/queries-catalogue.ts'
import type { SluggedTable } from '../writing/queries-uids.ts'
import { findTakenUids } from '../writing/queries-uids.ts'
import { isExternal } from './ask-links.ts'
import { linksOf } from './content-parts.ts'
import { findLinkedArticles, findLinkStates } from './queries-checks.ts'

type Ports = Pick<Platform, 'clock' | 'config'>

const found = (level: ArticleCheck['level'], detail: string): ArticleCheck => ({ code: 'dead-link', level, detail })
const nowhere = (link: string) => found('blocks', `Ce lien ne mène nulle part\u00a0: ${link}`)

/** The entries that have a public page. */
const entries: readonly SluggedTable[] = ['authors', 'categories', 'tags']

interface InternalLink {
  link: string
  kind: string
  uid: string
}

function internalLinks(links: readonly string[], publicUrl: string): InternalLink[] {
  return links.flatMap((link) => {
    const url = link.startsWith('#') ? null : URL.parse(link, publicUrl)
    if (!url || url.origin !== new URL(publicUrl).origin) return []
    const [, kind = '', part = ''] = url.pathname.split('/')
    const uid = kind === 'article' && part === '' ? (url.searchParams.get('uid') ?? '') : part
    return uid === '' ? [] : [{ link, kind, uid }]
  })
}

async function articleLinks({ clock }: Ports, db: Database, links: readonly InternalLink[]): Promise<ArticleCheck[]> {
  const known = await findLinkedArticles(
    db,
    links.map(({ uid }) => uid),
    clock.now(),
  )
  return links.flatMap(({ link, uid }) => {
    if (!known.has(uid)) return [nowhere(link)]
    return known.get(uid) ? [] : [found('warns', `Cet article n’est pas encore en ligne\u00a0: ${link}`)]
  })
}

async function mediaLinks(db: Database, links: readonly InternalLink[]): Promise<ArticleCheck[]> {
  const uuids = links
    .filter(({ uid }) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uid))
    .map(({ uid }) => uid)
  const known = new Set((await findMedia(db, uuids)).map(({ uid }) => uid))
  return links.filter(({ uid }) => !known.has(uid)).map(({ link }) => nowhere(link))
}

async function externalLinks(db: Database, links: readonly string[]): Promise<ArticleCheck[]> {
  const states = await findLinkStates(db, links)
  return links
    .filter((link) => states.get(link) === 'dead')
    .map((link) => found('warns', `Cette page n’existe plus\u00a0: ${link}`))
}

/** Checks internal links in the database; a job checked external links when the copy was saved. */
export async function checkLinks(ports: Ports, db: Database, content: string): Promise<ArticleCheck[]> {
  const { publicUrl } = ports.config
  const links = linksOf(content)
  const internal = internalLinks(links, publicUrl)
  const of = (kind: string) => internal.filter((link) => link.kind === kind)
  const checks = [...(await articleLinks(ports, db, of('article'))), ...(await mediaLinks(db, of('media')))]
  for (const table of entries) {
    const ofTable = of(table)
    if (ofTable.length === 0) continue
    const uids = ofTable.map(({ uid }) => uid)
    const known = await findTakenUids(db, table, uids)
    checks.push(...ofTable.filter(({ uid }) => !known.has(uid)).map(({ link }) => nowhere(link)))
  }
  const external = links.filter((link) => isExternal(link, publicUrl))
  return [...checks, ...(await externalLinks(db, external))]
}
