/** Verification results of a mail, by this server or by the one that received it. */
export interface Verified {
  spf: string
  dkim: { result: string; domain: string }[]
  dmarc: string
  /** the verifying server */
  by: string
}

const resultOf = (part: string): string => /^\s*\w+\s*=\s*(\w+)/.exec(part)?.[1]?.toLowerCase() ?? 'none'
const propertyOf = (part: string, names: readonly string[]): string => {
  for (const name of names) {
    const value = new RegExp(`${name.replace('.', '\\.')}\\s*=\\s*"?([^\\s;"]+)`, 'i').exec(part)?.[1]
    if (value) return value.replace(/^.*@/, '')
  }
  return ''
}

/**
 * Parses the receiving server's verdict on a mail (RFC 8601), if only its headers are known.
 * Only the topmost such header is from that server.
 */
export function readAuthenticationResults(header: string | undefined): Verified | undefined {
  if (!header) return undefined
  const [server = '', ...parts] = header.replace(/\([^()]*\)/g, ' ').split(';')
  const named = (method: string) => parts.filter((part) => new RegExp(`^\\s*${method}\\s*=`, 'i').test(part))
  const [spf] = named('spf')
  const [dmarc] = named('dmarc')
  if (!spf && !dmarc && named('dkim').length === 0) return undefined
  return {
    spf: spf ? resultOf(spf) : 'none',
    dkim: named('dkim')
      .filter((part) => resultOf(part) !== 'none')
      .map((part) => ({ result: resultOf(part), domain: propertyOf(part, ['header.d', 'header.i']) })),
    dmarc: dmarc ? resultOf(dmarc) : 'none',
    by: server.trim().split(/\s/)[0] ?? '',
  }
}
