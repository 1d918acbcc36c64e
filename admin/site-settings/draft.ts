import type { LogoPicture } from '../../contracts/administration/identity.ts'
import { originalColours } from '../../contracts/administration/original-colours.ts'
import { checkColourContrast, type LowContrastColour } from '../../contracts/administration/readable-colours.ts'
import type { SiteSettings } from '../../contracts/administration/site-settings.ts'
import type { GiftTerms } from '../../contracts/subscriptions/gifts.ts'
import type { WorkingSpan } from '../../contracts/support/staff-hours.ts'

export { originalColours }
export type Colours = SiteSettings['colours']

export const settingNames = [
  'site-name',
  'logo-text',
  'logo-picture',
  'icon-picture',
  'share-picture',
  'about-picture',
  'colours',
  'answer-within-hours',
  'coaching-hours',
  'contact-retention-days',
  'gift-terms',
] as const
export type SettingName = (typeof settingNames)[number]

/** Typed values: numbers as their text. */
export interface Draft {
  siteName: string
  logoText: string
  logo: LogoPicture
  icon: string | null
  share: string | null
  about: string | null
  colours: Colours
  first: string
  next: string
  hours: readonly WorkingSpan[]
  retentionDays: string
  /** months, with commas between them */
  giftLengths: string
  giftMonths: string
}

export function draftOf(read: (setting: SettingName) => unknown): Draft {
  const gifts = read('gift-terms') as GiftTerms
  const within = read('answer-within-hours') as { first: number; next: number }
  return {
    siteName: read('site-name') as string,
    logoText: read('logo-text') as string,
    logo: read('logo-picture') as LogoPicture,
    icon: read('icon-picture') as string | null,
    share: read('share-picture') as string | null,
    about: read('about-picture') as string | null,
    colours: read('colours') as Colours,
    first: String(within.first),
    next: String(within.next),
    hours: read('coaching-hours') as WorkingSpan[],
    retentionDays: String(read('contact-retention-days')),
    giftLengths: gifts.lengths.join(', '),
    giftMonths: String(gifts.codeMonths),
  }
}

/** Text that is not a number is sent unchanged: the API then reports it beside the field. */
const numberOf = (text: string): number | string => (/^\s*\d+\s*$/.test(text) ? Number(text) : text.trim())

const values: Readonly<Record<SettingName, (draft: Draft) => unknown>> = {
  'site-name': ({ siteName }) => siteName.trim(),
  'logo-text': ({ logoText }) => logoText.trim(),
  'logo-picture': ({ logo }) => logo,
  'icon-picture': ({ icon }) => icon,
  'share-picture': ({ share }) => share,
  'about-picture': ({ about }) => about,
  colours: ({ colours }) => colours,
  'answer-within-hours': ({ first, next }) => ({ first: numberOf(first), next: numberOf(next) }),
  'coaching-hours': ({ hours }) => hours,
  'contact-retention-days': ({ retentionDays }) => numberOf(retentionDays),
  'gift-terms': ({ giftLengths, giftMonths }) => ({
    lengths: giftLengths
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(numberOf),
    codeMonths: numberOf(giftMonths),
  }),
}

export const settingOf = (setting: SettingName, draft: Draft): unknown => values[setting](draft)

export const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text)

/** Colours that the server would refuse for their contrast. A half-typed colour is replaced by the default. */
export function findLowContrastColours(colours: Colours): LowContrastColour[] {
  const whole = Object.entries(colours).filter(([, value]) => isColour(value))
  return checkColourContrast({ ...originalColours, ...Object.fromEntries(whole) })
}

/** Fault of a field. A fault of a list's entry is shown at the list's field. */
export const faultOf = (faults: ReadonlyMap<string, string>, name: string): string | undefined =>
  faults.get(name) ?? [...faults].find(([path]) => path.startsWith(`${name}.`))?.[1]
