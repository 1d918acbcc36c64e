import { filteredPath } from '../../lists/filtered-path.ts'

const filtered = (path: string, uid: string): string => filteredPath(path, { uid: [uid] })

const shown = ['members', 'gifts', 'mails', 'tickets', 'terms-versions']
const edited = [
  'staff',
  'formulas',
  'traffic-tokens',
  'codes',
  'articles',
  'categories',
  'tags',
  'authors',
  'pages',
  'covers',
  'saved-replies',
  'working-hours',
  'coach-profiles',
  'credentials',
  'coaching-themes',
  'media',
  'redirects',
]
const listed = ['payments', 'subscriptions', 'credits', 'provider-events']
/** Domains whose targets are people. */
const personal = ['security', 'accounts', 'consents', 'privacy']

/** @returns the screen of the record that an act is about; undefined where there is none */
export function targetPath(domain: string, target: string | null): string | undefined {
  if (target === null) return undefined
  if (personal.includes(domain)) return `/members/${target}/show`
  if (shown.includes(domain)) return `/${domain}/${target}/show`
  if (edited.includes(domain)) return `/${domain}/${encodeURIComponent(target)}`
  if (domain === 'settings') return '/settings'
  return listed.includes(domain) ? filtered(domain, target) : undefined
}
