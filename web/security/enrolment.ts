import { encode } from 'uqr'

export interface Enrolment {
  /** the otpauth:// address, which an authenticator application on the same device opens */
  href: string
  /** secret to type without a camera, in groups of four */
  secret: string
  /** the address as a picture: its side in cells, and its dark cells as an SVG path */
  picture: { size: number; path: string }
}

/** Draws a rectangle for each run of dark cells. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => {
      const cells = row.map((dark) => (dark ? '1' : '0')).join('')
      return [...cells.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    })
    .join('')

/** Parses the address of a new authenticator; null for other addresses. */
export function readEnrolment(href: string): Enrolment | null {
  if (!href.startsWith('otpauth://totp/') || !URL.canParse(href)) return null
  const secret = new URL(href).searchParams.get('secret') ?? ''
  if (!/^[A-Z2-7]+$/.test(secret)) return null
  const { size, data } = encode(href, { border: 2 })
  return { href, secret: secret.match(/.{1,4}/g)?.join(' ') ?? '', picture: { size, path: pathOf(data) } }
}
