import { sourceOf } from '../redirects/paths.ts'
import type { Source } from './conversion/source.ts'

/** Addresses here of what the other site had. */
export interface Addresses {
  /** uid here, by kind and id there */
  uids: ReadonlyMap<string, string>
  /** address here, by path there as `sourceOf` writes it */
  paths: ReadonlyMap<string, string>
  /** address here, by id there */
  ids: ReadonlyMap<string, string>
}

type Site = Pick<Source, 'hosts'>

/** Ghost writes this in exports in place of the site's address. */
const ghostUrl = '__GHOST_URL__'
const nowhere = 'https://nowhere.invalid'

const nameOf = (hostname: string): string => hostname.replace(/^www\./, '')

/** A link as an address; undefined where it is none. Paths and `__GHOST_URL__` are on the other site. */
function addressOf(href: string, { hosts }: Site): URL | undefined {
  const own = hosts.find((host) => host !== ghostUrl) ?? nowhere
  const path = href.startsWith(ghostUrl) ? href.slice(ghostUrl.length) || '/' : href
  return URL.parse(path, own) ?? undefined
}

const isOwn = ({ hostname }: URL, { hosts }: Site): boolean =>
  hostname === new URL(nowhere).hostname ||
  hosts.some((host) => URL.canParse(host) && nameOf(new URL(host).hostname) === nameOf(hostname))

/** WordPress's addresses by number: `?p=12`, `?page_id=12`. */
function byNumber({ searchParams }: URL, { ids }: Addresses): string | undefined {
  const id = searchParams.get('p') ?? searchParams.get('page_id')
  return id === null ? undefined : ids.get(id)
}

const isFile = ({ pathname }: URL): boolean =>
  /\/wp-content\/uploads\/|^\/content\/(?:images|files|media)\/|\.(?:jpe?g|png|gif|webp|pdf|mp3|mp4|zip|docx?|xlsx?|pptx?)$/i.test(
    pathname,
  )

/**
 * Links within the other site lead to what they name here, whatever way they are written. Others stay; those that lead
 * nowhere are reported, and go where no address of the other site is known.
 */
export function linkHere(
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
  const here = byNumber(url, addresses) ?? addresses.paths.get(sourceOf(url.pathname))
  if (here !== undefined) return `${here}${url.hash}`
  if (url.pathname === '/' && url.search === '') return '/'
  const path = `${url.pathname}${url.search}`.slice(0, 200)
  report(
    `un lien vers ${isFile(url) ? 'un fichier du site d’origine' : 'une page qui n’est pas reprise'}\u00a0: ${path}`,
  )
  return url.origin === nowhere ? undefined : url.href
}
