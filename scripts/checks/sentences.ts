import { parseSync } from '@swc/core'

/** A text that a user may read, and its file. */
export interface Sentence {
  text: string
  where: string
}

interface SwcNode {
  type?: string
  value?: unknown
  source?: unknown
  quasis?: { cooked?: string }[]
  children?: SwcNode[]
  expression?: SwcNode
}

const place = '{{…}}'

const isNode = (value: unknown): value is SwcNode => typeof value === 'object' && value !== null

/** Text of an element's children; elements within stay in their sentence. */
function textOf(child: SwcNode): string {
  if (child.type === 'JSXText') return String(child.value)
  if (child.type === 'JSXExpressionContainer')
    return child.expression?.type === 'StringLiteral' ? String(child.expression.value) : place
  return child.type === 'JSXElement' || child.type === 'JSXFragment' ? (child.children ?? []).map(textOf).join('') : ''
}

function* textsIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* textsIn(one)
  if (!isNode(node) || Array.isArray(node)) return
  if (node.type === 'StringLiteral') yield String(node.value)
  if (node.type === 'TemplateLiteral') yield (node.quasis ?? []).map(({ cooked = '' }) => cooked).join(place)
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') yield (node.children ?? []).map(textOf).join('')
  for (const [name, value] of Object.entries(node)) if (isNode(value) && name !== 'source') yield* textsIn(value)
}

const oneSpace = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()

/** Literal texts of a source file, each once. */
export function textsOf(where: string, source: string): Sentence[] {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: where.endsWith('x'), target: 'esnext' })
  return [...new Set([...textsIn(body)].map(oneSpace))]
    .filter((text) => /\p{L}{3}/u.test(text))
    .map((text) => ({ text, where }))
}

const frenchWords =
  /[àâçéèêëîïôùûœ’«]|\b(?:le|la|les|un|une|des|du|vous|votre|vos|nous|est|sont|pas|pour|dans|sur|avec|et|ou|ce|cette|à|de)\b/i

/** French prose, not a name of a class, a header or a log entry. */
export const isFrench = (text: string): boolean =>
  text.includes(' ') && frenchWords.test(text) && !/[=;{}]\s|--|\bthe\b|\bfrom\b/i.test(text.replaceAll(place, ''))

const bare = (text: string): string => text.toLowerCase().replace(/<[^<>]*>|[^\p{L}\p{N}]/gu, '')

/** Minimum letters of a compared sentence: shorter ones may occur on any site. */
const shortestLetters = 30

/** Sentences of a text, reduced to lower-case letters and digits for comparison. */
export const wordsOf = (text: string): string[] =>
  text
    .split(/[.!?…]\s|\n|\{\{[^{}]*\}\}|<[^<>]*>/)
    .map(bare)
    .filter((letters) => letters.length >= shortestLetters)

interface Demo {
  /** first and last names */
  people: readonly string[]
  /** sentences of the demo, as `wordsOf` returns them */
  promises: ReadonlySet<string>
}

/**
 * Words that only the owner of a site can use: who writes there and for whom, what it promises beyond what the site computes, and
 * its subject. They include words of a sentence that was once in the product, so that it does not return.
 */
const ownersWords = [
  /voix haute/,
  /vraie personne/,
  /nous lisons tout/,
  /deux minutes suffisent/,
  /rien ne presse ici/,
  /en douceur/,
  /(?:heureuse|ravie|désolée)s? (?:de|d’)/,
  /(?:sommes|en suis) (?:heureuse|ravie|désolée)s?/,
  /(?<!\p{L})elles (?:signent|lisent|vous lisent|vous répondent|écrivent)/u,
  /(?<!\p{L})celles qui (?:signent|lisent|les lisent|écrivent|répondent|avancent|vous)/u,
  /celle qui pourra/,
  /(?<![\p{L}-])femmes?(?!\p{L})/u,
  /estime de soi|maternité|périnatalité/,
  /nos abonnées/,
]

/** Rules for texts of the product, which must suit any owner. */
export const rulesOf = ({ people, promises }: Demo): readonly [what: string, breaks: (one: Sentence) => boolean][] => [
  ['names the house', ({ text }) => /(?<!\p{L})[ÉE]clore(?!\p{L})/u.test(text)],
  ['names a person of the demo', ({ text }) => people.some((name) => text.includes(name))],
  ['counts what the demo has', ({ text }) => /\bcinq (?:coachs?|femmes|fenêtres|parcours|thèmes)\b/i.test(text)],
  ['speaks for the house', ({ text }) => ownersWords.some((words) => words.test(text.toLowerCase()))],
  // Texts for staff may name limits of amounts.
  ['has a price of its own', ({ text, where }) => /\d ?€/.test(text) && !where.startsWith('admin/')],
  // The demo repeats sentences of the contracts, which say what the product does.
  [
    'is a sentence of the demo',
    ({ text, where }) => !where.startsWith('contracts/') && wordsOf(text).some((words) => promises.has(words)),
  ],
]
