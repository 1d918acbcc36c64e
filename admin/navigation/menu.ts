import type { Role } from '../../contracts/accounts/roles.ts'

/** A screen of the menu; its address is its path below /admin. */
interface Tab {
  path: string
  title: string
  /** reached from the entry's first screen, without a tab of its own */
  isBelow?: boolean
}

interface Entry {
  title: string
  roles: readonly Role[]
  /** screens of the entry; the entry links to the first one */
  tabs: readonly [Tab, ...Tab[]]
}

export type GroupName = 'today' | 'conversations' | 'magazine' | 'members' | 'team' | 'site' | 'figures' | 'settings'

interface Group {
  name: GroupName
  title: string
  entries: readonly Entry[]
}

const owner: readonly Role[] = ['admin']
const helpDesk: readonly Role[] = ['support', 'admin']
const editors: readonly Role[] = ['editor', 'admin']
const coaches: readonly Role[] = ['coach', 'admin']
/** Roles that may list conversations. */
export const answering: readonly Role[] = ['coach', 'support', 'admin']

const entry = (title: string, roles: readonly Role[], path: string, tab = title, ...tabs: Tab[]): Entry => ({
  title,
  roles,
  tabs: [{ path, title: tab }, ...tabs],
})

const screen = (path: string, title: string): Tab => ({ path, title })
const below = (path: string, title: string): Tab => ({ path, title, isBelow: true })

/** The menu of the back office. What a role may not open is not in its menu. */
const groups: readonly Group[] = [
  { name: 'today', title: 'Aujourd’hui', entries: [entry('Aujourd’hui', owner, 'today')] },
  {
    name: 'conversations',
    title: 'Échanges',
    entries: [
      entry('Mes échanges', ['coach'], 'tickets'),
      entry('Demandes', helpDesk, 'tickets'),
      entry('Réponses types', answering, 'saved-replies'),
      entry(
        'Mails à régler',
        helpDesk,
        'set-aside-mails',
        'Mails mis de côté',
        screen('undeliverable-contacts', 'Adresses sans e-mails'),
      ),
    ],
  },
  {
    name: 'magazine',
    title: 'Magazine',
    entries: [
      entry(
        'Articles',
        editors,
        'articles',
        'Liste',
        screen('articles/calendar', 'Calendrier'),
        screen('articles/review', 'À relire'),
      ),
      entry('Articles', ['writer'], 'articles', 'Liste', screen('articles/calendar', 'Calendrier')),
      entry('À la une', editors, 'menu'),
      entry(
        'Rubriques et mots-clés',
        editors,
        'categories',
        'Rubriques',
        screen('tags', 'Mots-clés'),
        screen('authors', 'Signatures'),
      ),
      entry('Images', editors, 'media'),
    ],
  },
  {
    name: 'members',
    title: 'Membres',
    entries: [
      entry('Personnes', helpDesk, 'members'),
      entry('Abonnements', owner, 'subscriptions', 'Tous', screen('leaving-answers', 'Départs')),
      entry(
        'Paiements',
        owner,
        'payments',
        'Tous',
        screen('refunds', 'Remboursements'),
        screen('credits', 'Cashbacks'),
        screen('disputes', 'Contestations'),
      ),
      entry('Cadeaux', owner, 'gifts'),
    ],
  },
  {
    name: 'team',
    title: 'Équipe',
    entries: [
      entry('Personnes', owner, 'staff'),
      entry('Qui est là', coaches, 'working-hours', 'Horaires', screen('covers', 'Relais')),
      entry('Horaires', ['support'], 'working-hours'),
      entry('Fiches de coach', coaches, 'coach-profiles'),
    ],
  },
  {
    name: 'site',
    title: 'Mon site',
    entries: [
      entry('Accueil', editors, 'home'),
      entry(
        'Pages et menu',
        owner,
        'pages',
        'Pages',
        screen('navigation', 'Menu et pied de page'),
        screen('contact-page', 'Page de contact'),
        screen('page-texts', 'Titres des pages'),
        screen('search-texts', 'Textes pour les moteurs'),
      ),
      entry('Pages', ['editor'], 'pages'),
      entry('Thèmes de coaching', editors, 'coaching-themes'),
      entry('Témoignages', owner, 'voices'),
      entry('Identité', owner, 'settings'),
      entry(
        'Offres',
        owner,
        'formulas',
        'Formules et codes',
        below('codes', 'Codes de réduction'),
        below('traffic-tokens', 'Codes d’accès'),
        screen('terms-versions', 'Conditions de vente'),
      ),
      entry('Courriers', owner, 'mail-texts', 'Textes des mails', screen('mails', 'Mails envoyés')),
    ],
  },
  {
    name: 'figures',
    title: 'Chiffres',
    entries: [
      entry('Abonnements', owner, 'figures'),
      entry('Argent', owner, 'figures/money'),
      entry('Réponses', owner, 'ticket-report', 'Demandes', screen('figures/answers', 'Échanges et notes')),
      entry('Réponses', ['support'], 'ticket-report'),
      entry('Lectures', owner, 'figures/readings'),
    ],
  },
  {
    name: 'settings',
    title: 'Réglages',
    entries: [
      entry('Ouverture', owner, 'opening'),
      entry('Société et mentions', owner, 'legal-facts'),
      entry('Promesses et retards', owner, 'late-answers'),
      entry('Données personnelles', owner, 'privacy-register'),
      entry('Importer et exporter', editors, 'exchange', 'Importer et exporter', screen('redirects', 'Redirections')),
      entry(
        'Pour la technique',
        owner,
        'ledger-differences',
        'Écarts',
        screen('provider-events', 'Événements du prestataire'),
        screen('jobs', 'Tâches'),
        screen('audit', 'Journal'),
      ),
    ],
  },
]

const isFor = ({ roles }: Entry, held: readonly Role[]): boolean => roles.some((role) => held.includes(role))

/** Drops entries whose target an earlier entry has: a coach who is also an admin sees each screen once. */
function withoutDoubles(entries: readonly Entry[]): readonly Entry[] {
  const paths = entries.map(({ tabs: [{ path }] }) => path)
  return entries.filter(({ tabs: [{ path }] }, place) => paths.indexOf(path) === place)
}

/** The groups and entries that these roles may open. */
export const menuOf = (held: readonly Role[]): readonly Group[] =>
  groups
    .map((group) => ({ ...group, entries: withoutDoubles(group.entries.filter((one) => isFor(one, held))) }))
    .filter(({ entries }) => entries.length > 0)

/** Group, entry and tab of a path. The longest matching path wins: the calendar's path begins with its list's. */
export function findMenuPlace(menu: readonly Group[], pathname: string) {
  const places = menu.flatMap((group) =>
    group.entries.flatMap((entry) => entry.tabs.map((tab) => ({ group, entry, tab }))),
  )
  return places
    .filter(({ tab: { path } }) => pathname === `/${path}` || pathname.startsWith(`/${path}/`))
    .sort((one, other) => other.tab.path.length - one.tab.path.length)[0]
}

/** Title of a screen: the entry's title for its first tab, otherwise the tab's own. */
export const titleOf = ({ entry, tab }: { entry: Entry; tab: Tab }): string =>
  tab === entry.tabs[0] ? entry.title : tab.title

/** Address of the first page of a role. */
export function startOf(roles: readonly Role[]): string {
  if (roles.includes('admin')) return '/today'
  if (roles.includes('coach') || roles.includes('support')) return '/tickets'
  return roles.includes('editor') ? '/articles/review' : '/articles'
}
