import type { TabEvent, TabMessage } from '../../contracts/accounts/session-channel.ts'

/** Browser event: another tab changed data that this page shows. A handler calls `preventDefault`. */
export const otherTabChangeEvent = 'changed-elsewhere'

interface PageData {
  reader?: string
  roles?: string
}

/** Reader of a page, with their roles. */
export const sessionOf = ({ reader, roles = '' }: PageData): string => (reader ? `${reader} ${roles}` : '')

const readerOf = (session: string): string => session.split(' ')[0] ?? ''

/** Session change between two pages of one tab; null: no change that concerns other tabs. */
export function sessionChange(before: string | null, now: string): TabEvent | null {
  if (before === null || before === now) return null
  if (now === '') return 'disconnect'
  return readerOf(before) === readerOf(now) ? 'refresh' : 'connect'
}

/** Tells whether another tab's message makes a page of the session `own` outdated. */
export const isOutdatedBy = ({ event, session }: TabMessage, own: string): boolean =>
  event === 'metadataUpdate' ? session === own && own !== '' : session !== own
