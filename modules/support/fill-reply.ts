import { splitTitle } from '../../contracts/titles.ts'

/** What stands for what in a saved reply, by the words staff type. */
export interface ReplyFacts {
  /** as the person signs */
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

const variable = /\{\{\s*([\p{L}_]+)\s*\}\}/gu

const keyOf = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those that stand for nothing: staff are told before they send them. */
export const unknownVariables = (content: string): string[] =>
  [...content.matchAll(variable)].map(([, word = '']) => word).filter((word) => !Object.hasOwn(values, keyOf(word)))

/** What is not known stays as it was typed, for staff to see. */
export const fillReply = (content: string, facts: ReplyFacts): string =>
  content.replace(variable, (typed, word: string) =>
    Object.hasOwn(values, keyOf(word)) ? (values[keyOf(word)]?.(facts) ?? typed) : typed,
  )
