import { splitTitle } from '../text/titles.ts'

/** Facts about a ticket and the colleague who answers, which fill the variables of a saved reply. */
export interface ReplyFacts {
  /** name of the member or visitor in the ticket */
  name: string
  title: string
  staffName: string
}

const values: Record<string, (facts: ReplyFacts) => string> = {
  prenom: ({ name }) => name.trim().split(/\s+/)[0] ?? '',
  nom: ({ name }) => name,
  name: ({ name }) => name,
  sujet: ({ title }) => splitTitle(title).title,
  signature: ({ staffName }) => staffName,
}

/** Variables that staff can insert. */
export const fillableVariables = ['prenom', 'nom', 'sujet', 'signature'] as const
export type FillableVariable = (typeof fillableVariables)[number]

const variable = /\{\{\s*([\p{L}\p{N}_]+)\s*\}\}/gu

const keyOf = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Variables of a saved reply that the site cannot fill: staff are warned. */
export const unknownVariables = (content: string): string[] =>
  [...content.matchAll(variable)].map(([, word = '']) => word).filter((word) => !Object.hasOwn(values, keyOf(word)))

/** Variables, known or not, that are still unfilled in an answer about to be sent. */
export const findUnfilledVariables = (content: string): string[] => [
  ...new Set([...content.matchAll(variable)].map(([, word = '']) => word)),
]

/** Place of the first variable: [start, end]. */
export function placeOfVariable(content: string): readonly [number, number] | undefined {
  const [found] = content.matchAll(variable)
  return found && [found.index, found.index + found[0].length]
}

/** Unknown variables stay as typed, so that staff see them. */
export const fillReply = (content: string, facts: ReplyFacts): string =>
  content.replace(variable, (typed, word: string) =>
    Object.hasOwn(values, keyOf(word)) ? (values[keyOf(word)]?.(facts) ?? typed) : typed,
  )
