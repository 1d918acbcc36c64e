import { contrast } from '../../contracts/administration/contrast.ts'
import type { SiteSettings } from '../../contracts/administration/site-settings.ts'
import type { GiftTerms } from '../../contracts/subscriptions/gifts.ts'
import type { WorkingSpan } from '../../contracts/support/staff-hours.ts'

export { originalColours } from '../../contracts/administration/original-colours.ts'
export type Colours = SiteSettings['colours']

export const settingNames = [
  'site-name',
  'logo-text',
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
    colours: read('colours') as Colours,
    first: String(within.first),
    next: String(within.next),
    hours: read('coaching-hours') as WorkingSpan[],
    retentionDays: String(read('contact-retention-days')),
    giftLengths: gifts.lengths.join(', '),
    giftMonths: String(gifts.codeMonths),
  }
}

/** Text that is no number is sent unchanged: the API then reports it beside the field. */
const numberOf = (text: string): number | string => (/^\s*\d+\s*$/.test(text) ? Number(text) : text.trim())

const values: Readonly<Record<SettingName, (draft: Draft) => unknown>> = {
  'site-name': ({ siteName }) => siteName.trim(),
  'logo-text': ({ logoText }) => logoText.trim(),
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

interface Pale {
  name: keyof Colours
  ratio: number
  least: number
}

export const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text)

/** Grounds on which the text could not be read, as the server will say. Half-typed colours are left out. */
export function paleColours(colours: Colours): Pale[] {
  const { ink } = colours
  if (!isColour(ink)) return []
  const onWhite = contrast(ink, `#${'f'.repeat(6)}`)
  const pale: Pale[] = onWhite < 7 ? [{ name: 'ink', ratio: onWhite, least: 7 }] : []
  for (const name of ['ground', 'accent', 'paper'] as const) {
    if (!isColour(colours[name])) continue
    const ratio = contrast(ink, colours[name])
    if (ratio < 4.5) pale.push({ name, ratio, least: 4.5 })
  }
  return pale
}
