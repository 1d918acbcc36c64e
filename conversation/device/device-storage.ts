import type { OutboxStorage } from '../writing/outbox.ts'

const prefix = 'conversation:'

/** Key of a stored value, which belongs to one person and one conversation. */
const nameOf = (owner: string, uid: string, what: 'outbox' | 'draft' | 'files' | 'articles' | 'places'): string =>
  `${prefix}${owner}:${uid}:${what}`

/** Fallback for this window: the browser may refuse storage or have no space left. */
const memory = new Map<string, string>()

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}

function write(name: string, value: string | null): void {
  memory.delete(name)
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    if (value !== null) memory.set(name, value)
  }
}

const slot = (name: string): OutboxStorage => ({ read: () => read(name), write: (value) => write(name, value) })

export const outboxSlot = (owner: string, uid: string) => slot(nameOf(owner, uid, 'outbox'))
export const draftSlot = (owner: string, uid: string) => slot(nameOf(owner, uid, 'draft'))

export const articlesSlot = (owner: string, uid: string) => slot(nameOf(owner, uid, 'articles'))

export const filesSlot = (owner: string, uid: string) => slot(nameOf(owner, uid, 'files'))

/** Places where the user stopped in articles; deleted with the user's drafts. */
export const readingSlot = (owner: string) => slot(nameOf(owner, 'reading', 'places'))

/** Set if the device's user chose to send with Enter. */
export const enterSlot = (): OutboxStorage => slot('enter-sends')

/** In the back office Enter sends by default; if this is set, it begins a new line. */
export const staffEnterSlot = (): OutboxStorage => slot('staff-enter-line')

/** Tells whether a message in the outbox contains the file. */
export const outboxContains = (owner: string, uid: string, key: string): boolean =>
  outboxSlot(owner, uid).read()?.includes(JSON.stringify(key)) === true

/** Calls the listener if another window of the user changes the outbox. */
export function onOutboxChange(owner: string, uid: string, listener: () => void): () => void {
  const name = nameOf(owner, uid, 'outbox')
  const receive = ({ key }: StorageEvent) => {
    if (key === name || key === null) listener()
  }
  addEventListener('storage', receive)
  return () => removeEventListener('storage', receive)
}

const isOf = (name: string, owner: string): boolean => name.startsWith(`${prefix}${owner}:`)

function forgetWhere(isGone: (name: string) => boolean): void {
  for (const name of memory.keys()) if (isGone(name)) memory.delete(name)
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix) && isGone(name))
    for (const name of names) localStorage.removeItem(name)
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** On a shared device: deletes the unsent texts of other accounts. */
export const forgetOtherUsersTexts = (owner: string): void =>
  forgetWhere((name) => !isOf(name, 'contact') && !isOf(name, owner))

/**
 * Deletes texts when the user signs out or revokes the link to their tickets: the device's next user must not read
 * them.
 */
export const forgetTextsOf = (entrance: 'account' | 'contact'): void =>
  forgetWhere((name) => isOf(name, 'contact') === (entrance === 'contact'))

/** Tells whether an account's unsent message waits on this device. Messages of mailed links do not count. */
export function hasUnsentMessages(): boolean {
  try {
    return Object.keys(localStorage).some(
      (name) => name.startsWith(prefix) && name.endsWith(':outbox') && !isOf(name, 'contact'),
    )
  } catch {
    return false
  }
}
