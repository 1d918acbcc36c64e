import type { CodeResults } from '../../../contracts/subscriptions/staff-codes.ts'
import { type CsvCell, csvLine, csvStart } from '../../../contracts/text/csv.ts'
import { cellText } from '../../management/figures/figure-table.ts'
import type { ResultLine } from '../tokens/results.ts'
import { offerWords } from '../words.ts'
import { codeWords } from './words.ts'

const { columns, fewText, hiddenText } = offerWords.results

const kinds = {
  subscribers: 'count',
  trials: 'count',
  paid: 'count',
  repeatedCards: 'count',
  charged: 'cents',
  refunded: 'cents',
  cashback: 'cents',
  net: 'cents',
} as const
type Field = keyof typeof kinds
const fields = Object.keys(kinds) as Field[]

const wordsOf = (field: Field): readonly [string, string] =>
  field === 'repeatedCards' ? codeWords.repeatedCards : columns[field]

const hiddenTextOf = (field: Field): string => (kinds[field] === 'count' ? fewText : hiddenText)

/** Formats results. A withheld number has its own text, not a dash: it is not zero. */
export function codeResultsOf(results: CodeResults): ResultLine[] {
  return fields.map((field) => {
    const [name, definition] = wordsOf(field)
    const value = results[field]
    return { name, definition, text: value === null ? hiddenTextOf(field) : cellText(kinds[field], value) }
  })
}

export function csvOfCodeResults(results: CodeResults): string {
  const cell = (field: Field): CsvCell => {
    const value = results[field]
    if (value === null) return hiddenTextOf(field)
    return kinds[field] === 'cents' ? { cents: value } : value
  }
  const head = [columns.token, ...fields.map((field) => wordsOf(field)[0])]
  return [csvStart, csvLine(head), csvLine([results.code, ...fields.map(cell)])].join('')
}
