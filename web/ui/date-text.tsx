const timeZone = 'Europe/Paris'

const shapes = {
  /** 18 novembre 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 18 nov. 2026, 09:58: the dates of support */
  support: { day: '2-digit', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  /** 18 nov. */
  short: { day: 'numeric', month: 'short' },
  /** 09:58 */
  time: { hour: '2-digit', minute: '2-digit' },
  /** 18-11-2026: the dates of a registration, with dashes for slashes */
  dashes: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateShape = keyof typeof shapes

const formats = Object.fromEntries(
  Object.entries(shapes).map(([shape, options]) => [shape, new Intl.DateTimeFormat('fr-FR', { ...options, timeZone })]),
) as Record<DateShape, Intl.DateTimeFormat>

/** An ISO date as it is read in Paris; only its day and its month stay on one line. */
export function formatDate(iso: string, shape: DateShape = 'long'): string {
  const text = formats[shape].format(new Date(iso))
  return (shape === 'dashes' ? text.replaceAll('/', '-') : text).replace(/^1 /, '1er ').replace(' ', '\u00a0')
}

export function DateText({ iso, shape = 'long' }: { iso: string; shape?: DateShape }) {
  return <time dateTime={iso}>{formatDate(iso, shape)}</time>
}
