import type { Database } from '../../../platform/database/index.ts'
import { fold } from '../reading/search.ts'
import * as lexicon from './health-lexicon.ts'
import { stemsOf } from './queries-stems.ts'

type Stem = (word: string) => string

const tokensOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+|[%*?]/gu) ?? []

/** Removes endings that Snowball leaves on words without accents: « prouvée », « traitent ». */
const shorten = (stem: string): string => stem.replace(/(?<=.{4})(?:ees?|ent|ez|er|e|s)$/, '')

interface Vocabulary {
  curing: Set<string>
  treating: Set<string>
  illnesses: Set<string>
  farewells: Set<string>
  boosting: Set<string>
  bodily: Set<string>
  figurative: Set<string>
  medical: Set<string>
  doubting: Set<string>
  phrases: string[][]
}

function vocabularyOf(stem: Stem): Vocabulary {
  const stems = (words: readonly string[]) => new Set(words.map(stem))
  const {
    cureWords: curing,
    treatmentWords: treating,
    illnesses,
    recoveryVerbs: farewells,
    boostWords: boosting,
    bodyWords: bodily,
    figurativeWords: figurative,
    medicalWords: medical,
    doubtWords: doubting,
    phrases,
  } = lexicon
  return {
    curing: stems(curing),
    treating: stems(treating),
    illnesses: stems(illnesses),
    farewells: stems(farewells),
    boosting: stems(boosting),
    bodily: stems(bodily),
    figurative: stems(figurative),
    medical: stems(medical),
    doubting: stems(doubting),
    phrases: phrases.map((phrase) => tokensOf(phrase).map(stem)),
  }
}

/** Maximum number of words that `*` in a phrase stands for. */
const widestGap = 3

function matchesFrom(tokens: readonly string[], place: number, phrase: readonly string[], from = 0): boolean {
  const sought = phrase[from]
  if (sought === undefined) return true
  if (sought !== '*') return tokens[place] === sought && matchesFrom(tokens, place + 1, phrase, from + 1)
  for (let gap = 0; gap <= widestGap; gap += 1) {
    if (matchesFrom(tokens, place + gap, phrase, from + 1)) return true
  }
  return false
}

/** Maximum number of words from `ne` to the word that it negates. */
const negationReach = 6

/** Promises such as « Vous ne souffrirez plus de … », « plus jamais de … », « plus de … ! ». */
function isNoMore(words: readonly string[]): boolean {
  return words.some((word, place) => {
    if (word !== 'plus') return false
    const before = words.slice(Math.max(0, place - 3), place)
    return place === 0 || words[place + 1] === 'jamais' || before.includes('ne') || before.includes('n')
  })
}

/** « ne soigne pas » is negated, « ne souffrez plus » is a promise. */
function negationsIn(words: readonly string[]): (place: number) => boolean {
  const hasNegator = words.some((word) => lexicon.negators.has(word))
  return (place) => {
    if (words[place - 1] === 'sans') return true
    const before = words.slice(Math.max(0, place - negationReach), place)
    return hasNegator && (before.includes('ne') || before.includes('n'))
  }
}

const anyOf = (stems: readonly string[], set: ReadonlySet<string>): boolean => stems.some((stem) => set.has(stem))

/** « sans médecin » does not refer to a doctor. */
const refersTo = (words: readonly string[], stems: readonly string[], set: ReadonlySet<string>): boolean =>
  stems.some((stem, place) => set.has(stem) && !['sans', 'que'].includes(words[place - 1] ?? ''))

function isClaim(clause: string, stem: Stem, vocabulary: Vocabulary): boolean {
  const words = tokensOf(clause)
  const stems = words.map(stem)
  const isNegated = negationsIn(words)
  const asserted = (set: ReadonlySet<string>) => stems.some((one, place) => set.has(one) && !isNegated(place))
  if (anyOf(stems, vocabulary.doubting)) return false
  const phrase = vocabulary.phrases.some((sought) =>
    stems.some((_, place) => matchesFrom(stems, place, sought) && !isNegated(place)),
  )
  if (phrase) return true
  if (refersTo(words, stems, vocabulary.medical)) return false
  const named = anyOf(stems, vocabulary.illnesses)
  if (named && (asserted(vocabulary.treating) || asserted(vocabulary.farewells) || isNoMore(words))) return true
  if (asserted(vocabulary.curing) && (named || !anyOf(stems, vocabulary.figurative))) return true
  return asserted(vocabulary.boosting) && anyOf(stems, vocabulary.bodily)
}

/** @returns the sentences that claim to heal, in order */
export function findClaimSentences(sentences: readonly string[], stem: Stem): string[] {
  const vocabulary = vocabularyOf(stem)
  return sentences.filter((sentence) => sentence.split(/[:;]/).some((clause) => isClaim(clause, stem, vocabulary)))
}

/**
 * Finds sentences that claim to heal, with one query and the words of the lexicon.
 * @returns the sentences in order
 */
export async function findHealthClaims(db: Database, sentences: readonly string[]): Promise<string[]> {
  const { phrases, negators: _negators, ...lists } = lexicon
  const known = [...Object.values(lists).flat(), ...phrases.flatMap(tokensOf)]
  const stems = await stemsOf(db, [...known, ...sentences.flatMap(tokensOf)])
  return findClaimSentences(sentences, (word) => shorten(stems.get(word) ?? word))
}
