import { euros, momentText } from '../text/french-format.ts'
import { auditWords as words } from './audit-words.ts'

export type DetailLine = { name: string } & ({ value: string } | { before: string; after: string })

type Fields = Readonly<Record<string, unknown>>

const inCents = ['amount', 'trialAmount', 'creditAmount']
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
/** Parses the text too: a typed reason may look like a date and time without being one. */
const isMoment = (text: string): boolean => moment.test(text) && !Number.isNaN(Date.parse(text))

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @param name of the field, as it is stored */
function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return words.empties
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return inCents.includes(name) ? euros(value) : String(value)
  if (typeof value === 'string') return isMoment(value) ? momentText(value) : value
  if (name === 'roles' && Array.isArray(value)) {
    const names: Readonly<Record<string, string>> = words.roles
    return value.map((role) => names[String(role)] ?? String(role)).join(', ') || words.empties
  }
  if (Array.isArray(value)) return value.map((one) => valueText(name, one)).join(', ') || words.empties
  return JSON.stringify(value)
}

const nameOf = (field: string): string => words.fields[field] ?? field

const changeLine = (name: string, field: string, before: unknown, after: unknown): DetailLine => ({
  name,
  before: valueText(field, before),
  after: valueText(field, after),
})

/** @param target the setting's name, used as the label if its value is a single amount or text */
function changeLines(from: unknown, to: unknown, target: string): DetailLine[] {
  if (!isFields(from) || !isFields(to)) {
    const field = target === 'promise-credit' || target === 'support-refunds' ? 'amount' : target
    return [changeLine(words.targets[target] ?? words.value, field, from, to)]
  }
  const changed = Object.keys({ ...from, ...to }).filter(
    (name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]),
  )
  return changed.map((name) => changeLine(nameOf(name), name, from[name], to[name]))
}

/** Readable details of an entry, besides who, what and when. */
export function detailLines(details: Fields, target = ''): DetailLine[] {
  const { from, to, ...others } = details
  const isChange = 'from' in details && 'to' in details
  const shown = isChange ? others : details
  return [
    ...(isChange ? changeLines(from, to, target) : []),
    ...Object.entries(shown)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ({ name: nameOf(name), value: valueText(name, value) })),
  ]
}

/** Target of an act: a setting's French name, or the stored value. */
export const targetName = (target: string): string => words.targets[target] ?? target

const lineText = (line: DetailLine): string =>
  'value' in line ? `${line.name}\u00a0: ${line.value}` : `${line.name}\u00a0: ${line.before} → ${line.after}`

/** The lines in one cell of a file: « Motif : un geste ; Montant : 0,50 € » */
export const detailText = (details: Fields, target = ''): string =>
  detailLines(details, target).map(lineText).join('\u00a0; ')
