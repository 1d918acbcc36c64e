import { findCookie, readCookies, writeCookie } from '../session/cookies/cookies.ts'

/** Targets of the way out: a neutral page of this site, or another site. */
export const exitAddresses = {
  recipe: '/recette',
  weather: 'https://meteofrance.com/',
  encyclopedia: 'https://fr.wikipedia.org/',
} as const

export const exitNames = ['recipe', 'weather', 'encyclopedia'] as const
/** Minutes without input before the lock; 0: never. */
export const lockChoices = ['0', '1', '5', '15', '30'] as const

/** The user's choices for this device. A cookie, so that the server's first page is neutral already. */
export interface DeviceChoices {
  neutralTab: boolean
  clears: boolean
  exit: (typeof exitNames)[number]
  lockAfter: (typeof lockChoices)[number]
}

export const noChoices: DeviceChoices = { neutralTab: false, clears: false, exit: 'recipe', lockAfter: '0' }

export const choicesCookie = 'discretion'
/** Set by the way out and by the idle timer: the password then unlocks the user's pages. */
export const lockedCookie = 'locked'
/** Expires after the allowed idle time: if it is missing, that time is over. */
export const activityCookie = 'present'

const yearSeconds = 365 * 86_400

export function readChoices(cookies: string | null): DeviceChoices {
  const written = new URLSearchParams(findCookie(readCookies(cookies), choicesCookie))
  return {
    neutralTab: written.has('tab'),
    clears: written.has('clear'),
    exit: exitNames.find((name) => name === written.get('exit')) ?? noChoices.exit,
    lockAfter: lockChoices.find((minutes) => minutes === written.get('lock')) ?? noChoices.lockAfter,
  }
}

export function writeChoices({ neutralTab, clears, exit, lockAfter }: DeviceChoices, secure: boolean): string {
  const written = new URLSearchParams({ exit, lock: lockAfter })
  if (neutralTab) written.set('tab', '1')
  if (clears) written.set('clear', '1')
  return writeCookie(choicesCookie, `${written}`, { secure, maxAge: yearSeconds })
}

const waitSeconds = ({ lockAfter }: DeviceChoices): number => Number(lockAfter) * 60

export function isLocked(cookies: string | null): boolean {
  const sent = readCookies(cookies)
  const has = (name: string) => findCookie(sent, name) !== undefined
  return has(lockedCookie) || (waitSeconds(readChoices(cookies)) > 0 && !has(activityCookie))
}

/** Restarts the idle timer. Writes nothing if none is set. */
export function writePresence(choices: DeviceChoices, secure: boolean): string[] {
  const maxAge = waitSeconds(choices)
  return maxAge > 0 ? [writeCookie(activityCookie, '1', { secure, maxAge })] : []
}

export const writeLock = (secure: boolean): string[] => [
  writeCookie(lockedCookie, '1', { secure, maxAge: yearSeconds }),
  writeCookie(activityCookie, '', { secure, maxAge: 0 }),
]

export const writeUnlock = (choices: DeviceChoices, secure: boolean): string[] => [
  writeCookie(lockedCookie, '', { secure, maxAge: 0 }),
  ...writePresence(choices, secure),
]
