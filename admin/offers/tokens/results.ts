import type { TokenResults } from '../../../contracts/subscriptions/staff-offers.ts'
import { type CsvCell, csvLine, csvStart } from '../../../contracts/text/csv.ts'
import { cellText } from '../../management/figures/figure-table.ts'
import { offerWords } from '../words.ts'

const { columns, fewText, hiddenText } = offerWords.results

export interface ResultLine {
  name: string
  definition: string
  text: string
}

const kinds = {
  registrations: 'count',
  subscribers: 'count',
  trials: 'count',
  paid: 'count',
  charged: 'cents',
  refunded: 'cents',
  cashback: 'cents',
  net: 'cents',
} as const
const fields = Object.keys(kinds) as (keyof typeof kinds)[]

/** « Less than 10 » describes a count of people; a withheld amount needs another text. */
const hiddenTextOf = (field: keyof typeof kinds): string => (kinds[field] === 'count' ? fewText : hiddenText)

const rateOf = ({ trials, paid }: TokenResults): number | null =>
  trials === null || paid === null || trials === 0 ? null : paid / trials

/** Formats results. A withheld number has its own text, not a dash: it is not zero. */
export function resultsOf(results: TokenResults): ResultLine[] {
  const shown = fields.map((field) => {
    const [name, definition] = columns[field]
    const value = results[field]
    return { name, definition, text: value === null ? hiddenTextOf(field) : cellText(kinds[field], value) }
  })
  const [name, definition] = columns.rate
  const hidden = results.trials === null || results.paid === null
  const rate = { name, definition, text: hidden ? hiddenText : cellText('percent', rateOf(results)) }
  return [...shown.slice(0, 4), rate, ...shown.slice(4)]
}

export function csvOfResults(results: TokenResults): string {
  const cell = (field: keyof typeof kinds): CsvCell => {
    const value = results[field]
    if (value === null) return hiddenTextOf(field)
    return kinds[field] === 'cents' ? { cents: value } : value
  }
  const head = [columns.token, ...fields.map((field) => columns[field][0])]
  return [csvStart, csvLine(head), csvLine([results.token, ...fields.map(cell)])].join('')
}
