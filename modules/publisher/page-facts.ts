import type { Database } from '../../platform/database/index.ts'
import { extensionPoint } from '../../platform/extensions/index.ts'
import type { Platform } from '../../platform/index.ts'

/** A fact that fills a page: `{{editeur.nom}}` in its text becomes the value. */
export interface PageFact {
  /** name of the fact, shown between square brackets when its value is missing */
  label: string
  /** plain text; line breaks become commas */
  value: string | null
}

export type PageFacts = Readonly<Record<string, PageFact>>

export interface FactSource {
  facts: PageFacts
  /** time at which the owner last changed one of these facts */
  modifiedAt?: Date | undefined
}

type Ports = Pick<Platform, 'config' | 'extensions'>

/** Modules add here the facts that they know for legal pages. */
export const pageFacts =
  extensionPoint<(ports: Pick<Platform, 'config'>, db: Database) => Promise<FactSource>>('publisher.page-facts')

export async function readPageFacts({ config, extensions }: Ports, db: Database): Promise<Required<FactSource>> {
  const sources: FactSource[] = []
  // Sequential: they may share a transaction's connection.
  for (const read of extensions.of(pageFacts)) sources.push(await read({ config }, db))
  const times = sources.map(({ modifiedAt }) => modifiedAt?.getTime() ?? 0)
  return {
    facts: Object.assign({}, ...sources.map(({ facts }) => facts)),
    modifiedAt: new Date(Math.max(0, ...times)),
  }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (value: string): string => value.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
const onOneLine = (value: string): string =>
  value
    .trim()
    .split(/\s*\n\s*/)
    .join(', ')

const place = /\{\{\s*([a-z.-]{1,60})\s*\}\}/g

export const hasPlaceholders = (html: string): boolean => html.includes('{{')

/** A placeholder without a value, or with an unknown name, stays visible as a blank: `[raison sociale]`. */
export const fillPlaceholders = (html: string, facts: PageFacts): string => fill(html, facts, escaped)

/** Like `fillPlaceholders`, for plain text. */
export const fillText = (text: string, facts: PageFacts): string => fill(text, facts, (value) => value)

const fill = (text: string, facts: PageFacts, encode: (value: string) => string): string =>
  text.replace(place, (_whole, name: string) => {
    const fact = facts[name]
    return fact?.value ? encode(onOneLine(fact.value)) : `[${fact?.label ?? name}]`
  })

/** Unfilled parts of a text or a page. */
export const blanksOf = (html: string): string[] =>
  [...html.matchAll(/\[([^[\]<>]{1,200})\]|\{\{[^{}]{0,60}\}\}/g)].map(([blank]) => blank)
