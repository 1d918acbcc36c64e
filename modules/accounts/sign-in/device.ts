import Bowser from 'bowser'

export interface Device {
  browser: string | null
  system: string | null
}

/** Longest accepted user agent: longer ones do not help to recognise a browser. */
const longest = 512

/** Apple phones and tablets are named by their model, not by their system. */
const systemOf = ({ os, platform }: Bowser.Parser.ParsedResult): string | null =>
  (platform.vendor === 'Apple' && platform.type !== 'desktop' && platform.model) || os.name || null

/** Returns only names that people know, « Firefox », « Windows »: nothing else that the browser sends is kept. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent || userAgent.length > longest) return { browser: null, system: null }
  const parsed = Bowser.parse(userAgent)
  const known = parsed.browser.name !== undefined && parsed.os.name !== undefined
  return known ? { browser: parsed.browser.name ?? null, system: systemOf(parsed) } : { browser: null, system: null }
}

/** Names browser and system for a mail: « Firefox, Windows »; null if unknown. */
export function browserWords(userAgent: string | undefined): string | null {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(', ') || null
}
