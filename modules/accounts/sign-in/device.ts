import Bowser from 'bowser'

export interface Device {
  browser: string | null
  system: string | null
}

/** Longest user agent: a longer one does not help to recognize a browser. */
const longest = 512

/** Apple's telephones and tablets are known by their own name, not by their system's. */
const systemOf = ({ os, platform }: Bowser.Parser.ParsedResult): string | null =>
  (platform.vendor === 'Apple' && platform.type !== 'desktop' && platform.model) || os.name || null

/** In the words of who reads it, « Firefox », « Windows »: all else that a browser tells of itself is let go. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent || userAgent.length > longest) return { browser: null, system: null }
  const parsed = Bowser.parse(userAgent)
  const known = parsed.browser.name !== undefined && parsed.os.name !== undefined
  return known ? { browser: parsed.browser.name ?? null, system: systemOf(parsed) } : { browser: null, system: null }
}

/** « Firefox, Windows », for a mail; null if unknown. */
export function browserWords(userAgent: string | undefined): string | null {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(', ') || null
}
