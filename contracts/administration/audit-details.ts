import { dayText, euros, momentText } from '../text/french-format.ts'
import { auditWords as words } from './audit-words.ts'

export type DetailLine = { name: string } & ({ value: string } | { before: string; after: string })

type Fields = Readonly<Record<string, unknown>>

const inCents = ['amount', 'trialAmount', 'creditAmount']
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
/** Parses the text too: a typed reason may look like a date and time without being one. */
const isMoment = (text: string): boolean => moment.test(text) && !Number.isNaN(Date.parse(text))

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** names of the people and records in an entry, by uid */
type Names = Readonly<Record<string, string>>

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
/** Tells whether a text is the uid of a record that has no name here. */
export const isUid = (text: string): boolean => uuid.test(text)
const day = /^\d{4}-\d\d-\d\d$/
/** Fields that hold the account of a colleague, which may be erased. */
const people = ['coach', 'cover', 'holder']

function wordOf(name: string, value: string, names: Names): string {
  if (name === 'reason') return value
  const known = names[value] ?? words.values[name]?.[value]
  if (known !== undefined) return known
  if (name === 'filters') return words.filters[value] ?? value
  if (isUid(value)) return people.includes(name) ? words.erased : value
  if (day.test(value)) return dayText(`${value}T12:00:00Z`)
  return isMoment(value) ? momentText(value) : value
}

/** @param name of the field, as it is stored */
function valueText(name: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return words.empties
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return inCents.includes(name) ? euros(value) : String(value)
  if (typeof value === 'string') return wordOf(name, value, names)
  if (Array.isArray(value)) return value.map((one) => valueText(name, one, names)).join(', ') || words.empties
  return JSON.stringify(value)
}

const nameOf = (field: string): string => words.fields[field] ?? field

const changeLine = (name: string, field: string, [before, after]: [unknown, unknown], names: Names): DetailLine => ({
  name,
  before: valueText(field, before, names),
  after: valueText(field, after, names),
})

/** @param target the setting's name, used as the label if its value is a single amount or text */
function changeLines(from: unknown, to: unknown, target: string, names: Names): DetailLine[] {
  const setting = words.targets[target]
  if (!isFields(from) || !isFields(to)) {
    if (setting && [from, to].some((value) => typeof value === 'object' && value !== null))
      return [{ name: setting, value: words.changed }]
    const field = target === 'promise-credit' || target === 'support-refunds' ? 'amount' : target
    return [changeLine(setting ?? words.value, field, [from, to], names)]
  }
  const changed = Object.keys({ ...from, ...to }).filter(
    (name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]),
  )
  if (setting && changed.some((name) => words.fields[name] === undefined))
    return [{ name: setting, value: words.changed }]
  return changed.map((name) => changeLine(nameOf(name), name, [from[name], to[name]], names))
}

/**
 * Readable details of an entry, besides who, what and when.
 * @param names of the people and records in the details, by uid
 */
export function detailLines(details: Fields, target = '', names: Names = {}): DetailLine[] {
  const { from, to, ...others } = details
  const isChange = 'from' in details && 'to' in details
  const shown = isChange ? others : details
  return [
    ...(isChange ? changeLines(from, to, target, names) : []),
    ...Object.entries(shown)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ({ name: nameOf(name), value: valueText(name, value, names) })),
  ]
}

/** Target of an act: its name, a setting's French name, or the stored value. */
export const targetName = (target: string, names: Names = {}): string =>
  names[target] ?? words.targets[target] ?? target

const lineText = (line: DetailLine): string =>
  'value' in line ? `${line.name}\u00a0: ${line.value}` : `${line.name}\u00a0: ${line.before} → ${line.after}`

/** The lines in one cell of a file: « Motif : un geste ; Montant : 0,50 € » */
export const detailText = (...entry: Parameters<typeof detailLines>): string =>
  detailLines(...entry)
    .map(lineText)
    .join('\u00a0; ')
