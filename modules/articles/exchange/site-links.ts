import { normalizePath } from '../redirects/paths.ts'
import type { ImportSource } from './conversion/source.ts'

/** Addresses on this site of the other site's content. */
export interface Addresses {
  /** uid on this site, by kind and the other site's id */
  uids: ReadonlyMap<string, string>
  /** address on this site, by the other site's path as `normalizePath` returns it */
  paths: ReadonlyMap<string, string>
  /** address on this site, by the other site's id */
  ids: ReadonlyMap<string, string>
}

type Site = Pick<ImportSource, 'hosts'>

/** Placeholder that Ghost writes in exports for the site's address. */
const ghostUrl = '__GHOST_URL__'
const nowhere = 'https://nowhere.invalid'

const nameOf = (hostname: string): string => hostname.replace(/^www\./, '')

/** Parses a link; undefined if it is invalid. Paths and `__GHOST_URL__` are resolved on the other site. */
function addressOf(href: string, { hosts }: Site): URL | undefined {
  const own = hosts.find((host) => host !== ghostUrl) ?? nowhere
  const path = href.startsWith(ghostUrl) ? href.slice(ghostUrl.length) || '/' : href
  return URL.parse(path, own) ?? undefined
}

const isOwn = ({ hostname }: URL, { hosts }: Site): boolean =>
  hostname === new URL(nowhere).hostname ||
  hosts.some((host) => URL.canParse(host) && nameOf(new URL(host).hostname) === nameOf(hostname))

/** Resolves WordPress's numeric addresses: `?p=12`, `?page_id=12`. */
function byNumber({ searchParams }: URL, { ids }: Addresses): string | undefined {
  const id = searchParams.get('p') ?? searchParams.get('page_id')
  return id === null ? undefined : ids.get(id)
}

const isFile = ({ pathname }: URL): boolean =>
  /\/wp-content\/uploads\/|^\/content\/(?:images|files|media)\/|\.(?:jpe?g|png|gif|webp|pdf|mp3|mp4|zip|docx?|xlsx?|pptx?)$/i.test(
    pathname,
  )

/**
 * Resolves links to the other site, in any spelling, to their addresses on this site. External links stay unchanged. A link without a
 * target here is reported; it is removed if the other site's address is unknown.
 */
export function resolveSiteLink(
  href: string,
  site: Site,
  addresses: Addresses,
  report: (what: string) => void,
): string | undefined {
  const given = href.trim()
  if (given.startsWith('#')) {
    report('un lien vers un endroit du texte')
    return undefined
  }
  const url = addressOf(given, site)
  if (!url) {
    report(`un lien illisible\u00a0: ${given.slice(0, 200)}`)
    return undefined
  }
  if (!/^https?:$/.test(url.protocol) || !isOwn(url, site)) return given
  const here = byNumber(url, addresses) ?? addresses.paths.get(normalizePath(url.pathname))
  if (here !== undefined) return `${here}${url.hash}`
  if (url.pathname === '/' && url.search === '') return '/'
  const path = `${url.pathname}${url.search}`.slice(0, 200)
  report(
    `un lien vers ${isFile(url) ? 'un fichier du site d’origine' : 'une page qui n’est pas reprise'}\u00a0: ${path}`,
  )
  return url.origin === nowhere ? undefined : url.href
}
