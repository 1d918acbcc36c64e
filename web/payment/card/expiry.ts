export interface Expiry {
  month: number
  year: number
}

const separator = '\\s*[/\\-.\\s\\u2010-\\u2013]?\\s*'
const monthFirst = new RegExp(`^\\s*(?<month>\\d{1,2})${separator}(?<year>\\d{2}|\\d{4})\\s*$`)
const yearFirst = new RegExp(`^\\s*(?<year>20\\d{2})${separator}(?<month>0?[1-9]|1[0-2])\\s*$`)

/** Reads « mm/yy » as people and password managers write it: « 4/2029 », « 0429 », « 2029-04 ». NaN for other texts. */
export function readExpiry(text: string): Expiry {
  const parts = (yearFirst.exec(text) ?? monthFirst.exec(text))?.groups
  if (!parts) return { month: Number.NaN, year: Number.NaN }
  const year = Number(parts.year)
  return { month: Number(parts.month), year: year < 100 ? 2000 + year : year }
}

/** Formats as « mm/yy »; other text stays as typed. */
export function tidyExpiry(text: string): string {
  const { month, year } = readExpiry(text)
  const isMonth = month >= 1 && month <= 12 && year >= 2000 && year <= 2099
  if (!isMonth) return text
  return `${String(month).padStart(2, '0')}/${String(year).slice(2)}`
}

const monthAndMore = /^(?:0[1-9]|1[0-2])\d+$/

/**
 * Adds the slash after a month during typing, and formats the date once it is complete.
 * @returns a function that stops it
 */
export function formatExpiryOnInput(input: HTMLInputElement): () => void {
  const addStroke = () => {
    if (monthAndMore.test(input.value)) input.setRangeText('/', 2, 2, 'preserve')
  }
  const tidy = () => {
    const tidied = tidyExpiry(input.value)
    if (tidied !== input.value) input.value = tidied
  }
  input.addEventListener('input', addStroke)
  input.addEventListener('change', tidy)
  return () => {
    input.removeEventListener('input', addStroke)
    input.removeEventListener('change', tidy)
  }
}
