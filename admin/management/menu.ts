import type { Role } from '../../contracts/accounts/roles.ts'
import { colleagueWords } from '../colleagues/words.ts'
import { codeWords } from '../offers/codes/words.ts'
import { offerWords } from '../offers/words.ts'
import { voiceWords } from '../voices/words.ts'
import { auditListWords } from './audit/words.ts'
import { creditWords } from './credits/words.ts'
import { giftWords } from './gifts/words.ts'
import { mailWords } from './mails/words.ts'
import { setAsideWords } from './set-aside-mails/words.ts'
import { todayWords } from './today/words.ts'
import { undeliverableWords } from './undeliverable-contacts/words.ts'
import { managementWords as words } from './words.ts'

/** Screens for when something went wrong: one entry of the menu, with a menu of their own. */
export const technicalMenu = [
  { path: 'ledger-differences', title: words.differences.title },
  { path: 'provider-events', title: words.providerEvents.title },
  { path: 'jobs', title: words.jobs.title },
  { path: 'mails', title: mailWords.title },
  { path: 'audit', title: auditListWords.title },
] as const

export const isTechnical = (path: string): boolean => technicalMenu.some((one) => one.path === path)

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

/** @param current first part of the page's path: the technical entry leads to the open screen, so that it is marked as current */
export function managementMenuOf(roles: readonly Role[], current = ''): readonly { path: string; title: string }[] {
  const technical = { path: isTechnical(current) ? current : technicalMenu[0].path, title: words.technical }
  if (roles.includes('admin')) return [...managementMenu, technical]
  return roles.includes('support') ? managementMenu.filter(({ path }) => forSupport.includes(path)) : []
}
