import type { Violation } from '../../platform/errors/index.ts'

const place = /\{\{\s*([a-z.-]{1,60})\s*\}\}/g

/** Names between double braces, in the order of the text. */
export const listPlaceholderNames = (text: string): string[] => [...text.matchAll(place)].map(([, name = '']) => name)

interface Rules {
  /** explains why the text cannot name this value; undefined if it can */
  faultOf(name: string): Violation | undefined
  /** for unmatched braces, or braces without a valid name */
  broken(braces: string): Violation
}

/** First fault among the names between double braces in a text. */
export function findPlaceholderFault(text: string, { faultOf, broken }: Rules): Violation | undefined {
  const [braces] = text.replace(place, '').match(/\{\{[^{}<]{0,40}|\}\}/) ?? []
  if (braces) return broken(braces)
  return listPlaceholderNames(text).flatMap((name) => faultOf(name) ?? [])[0]
}
