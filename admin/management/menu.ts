import type { Role } from '../../contracts/accounts/roles.ts'
import { colleagueWords } from '../colleagues/words.ts'
import { codeWords } from '../offers/codes/words.ts'
import { offerWords } from '../offers/words.ts'
import { voiceWords } from '../voices/words.ts'
import { auditListWords } from './audit/words.ts'
import { creditWords } from './credits/words.ts'
import { giftWords } from './gifts/words.ts'
import { mailTextWords } from './mail-texts/words.ts'
import { mailWords } from './mails/words.ts'
import { setAsideWords } from './set-aside-mails/words.ts'
import { todayWords } from './today/words.ts'
import { undeliverableWords } from './undeliverable-contacts/words.ts'
import { managementWords as words } from './words.ts'

interface MenuLink {
  path: string
  title: string
}

/** Screens for when something went wrong. */
export const technicalMenu: readonly MenuLink[] = [
  { path: 'ledger-differences', title: words.differences.title },
  { path: 'provider-events', title: words.providerEvents.title },
  { path: 'jobs', title: words.jobs.title },
  { path: 'audit', title: auditListWords.title },
]

/** Texts of mails, and mails that were sent. */
const mailMenu: readonly MenuLink[] = [
  { path: 'mail-texts', title: mailTextWords.texts },
  { path: 'mails', title: mailWords.title },
]

/** Screens that share one entry of the menu, and have a menu of their own. */
const groups = [
  { title: mailTextWords.title, label: mailTextWords.nav, links: mailMenu },
  { title: words.technical, label: words.technicalNav, links: technicalMenu },
]

/** @param path first part of a page's path */
export const groupOf = (path: string) => groups.find(({ links }) => links.some((one) => one.path === path))

/** The other screens of members, money and records, in the order of their menu. */
const managementMenu = [
  { path: 'today', title: todayWords.title },
  { path: 'figures', title: words.figures },
  { path: 'members', title: words.members.title },
  { path: 'voices', title: voiceWords.title },
  { path: 'subscriptions', title: words.subscriptions.title },
  { path: 'terms-versions', title: words.terms.title },
  { path: 'payments', title: words.payments.title },
  { path: 'credits', title: creditWords.title },
  { path: 'gifts', title: giftWords.title },
  { path: 'formulas', title: offerWords.formulas.title },
  { path: 'traffic-tokens', title: offerWords.tokens.title },
  { path: 'codes', title: codeWords.texts.title },
  { path: 'staff', title: colleagueWords.title },
  { path: 'set-aside-mails', title: setAsideWords.title },
  { path: 'undeliverable-contacts', title: undeliverableWords.title },
] as const

const forSupport: readonly string[] = ['members', 'set-aside-mails', 'undeliverable-contacts']

/** @param current first part of the page's path: the entry of its group leads to the open screen, so that it is marked as current */
export function managementMenuOf(roles: readonly Role[], current = ''): readonly MenuLink[] {
  const open = groupOf(current)
  const entries = groups.map((group) => ({
    path: group === open ? current : (group.links[0]?.path ?? ''),
    title: group.title,
  }))
  if (roles.includes('admin')) return [...managementMenu, ...entries]
  return roles.includes('support') ? managementMenu.filter(({ path }) => forSupport.includes(path)) : []
}
