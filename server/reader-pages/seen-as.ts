import { type SeenAs, seenAsParameter, seenAsValues } from '../../contracts/seen-as.ts'
import type { KnownReader } from '../../modules/accounts/index.ts'

const parameter = new RegExp(`[?&]${seenAsParameter}=(${seenAsValues.join('|')})(?:&|$)`)

const acl = { user: true, vip: false, coach: false, support: false, editor: false, admin: false }
const member: KnownReader = { uid: 'anyone', identifier: 'Son adresse e-mail', sid: 'none', acl, metadata: '{}' }

/** Stands for all who have these rights: nothing in the page is of any one of them. */
const anyone: Readonly<Record<SeenAs, KnownReader>> = { member, subscriber: { ...member, acl: { ...acl, vip: true } } }

export interface SeenPage {
  reader: KnownReader
  /** pages that may be framed are kept apart from those that may not */
  address: string
}

/** @param address as the page is kept under. @returns undefined where no one asks to see it so, or who asks is no admin */
export function seenAs(url: string | undefined, address: string, { acl }: KnownReader): SeenPage | undefined {
  const found = url && parameter.exec(url)?.[1]
  if (!found || !acl.admin) return undefined
  const separator = address.includes('?') ? '&' : '?'
  return { reader: anyone[found as SeenAs], address: `${address}${separator}${seenAsParameter}=${found}` }
}

export const asksToSeeAs = (url: string | undefined): boolean => url?.includes(`${seenAsParameter}=`) ?? false
