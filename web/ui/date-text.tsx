import { zoneFormat } from '../../contracts/text/paris.ts'

const shapes = {
  /** 18 novembre 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 18 nov. 2026, 09:58: the dates of support */
  support: { day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  /** 18 nov. */
  short: { day: 'numeric', month: 'short' },
  /** 09:58 */
  time: { hour: '2-digit', minute: '2-digit' },
  /** 18-11-2026: the dates of a registration, with dashes instead of slashes */
  dashes: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateShape = keyof typeof shapes

const formats = Object.fromEntries(
  Object.entries(shapes).map(([shape, options]) => [shape, zoneFormat(options)]),
) as Record<DateShape, ReturnType<typeof zoneFormat>>

/**
 * Formats an ISO date. Lines may break, but not between day and month.
 * @param zone the reader's (`useTimeZone`), for events that concern them.
 * Default: Paris, for dates of money, contracts and the magazine
 */
export function formatDate(iso: string, shape: DateShape = 'long', zone?: string): string {
  const text = formats[shape](iso, zone)
  return (shape === 'dashes' ? text.replaceAll('/', '-') : text).replace(' ', '\u00a0')
}

export function DateText({ iso, shape = 'long', zone }: { iso: string; shape?: DateShape; zone?: string }) {
  return <time dateTime={iso}>{formatDate(iso, shape, zone)}</time>
}
