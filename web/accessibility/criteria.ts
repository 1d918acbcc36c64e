/**
 * The 106 criteria of RGAA 4.1.2, each with what is known of it. `machine`: a test of this repository asserts it on every
 * run, as far as a machine can; `hand`: someone checked it, on the date of `checkedOn`; `absent`: the site has nothing that
 * it is about; `open`: not checked yet; `fails`: checked, and not met.
 */

export type Verdict = 'machine' | 'hand' | 'absent' | 'open' | 'fails'

export interface Criterion {
  /** `8.3` */
  number: string
  verdict: Verdict
  /** the test's file; or what a check by hand found */
  by?: string
}

/** Of the last check by hand. */
export const checkedOn = '2026-11-22'

/** Criteria of each theme, in RGAA's order. */
export const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12] as const

const axe = 'tests/e2e/pages.spec.ts'
const markup = 'tests/e2e/fixtures/checks.ts'
const enlarged = 'tests/e2e/pages.spec.ts'
const keyboard = 'tests/e2e/walk.spec.ts'

type Known = readonly [verdict: Exclude<Verdict, 'open'>, by?: string]

const absent: Known = ['absent']
const none = (numbers: readonly string[]): [string, Known][] => numbers.map((number) => [number, absent])
const range = (theme: number, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${theme}.${from + index}`)

const known: Record<string, Known> = {
  // No frames, no sound, no film, no picture of text behind a code.
  ...Object.fromEntries(none([...range(2, 1, 2), ...range(4, 1, 13), '1.4', '1.5'])),
  '1.1': ['machine', axe],
  '3.2': ['machine', axe],
  ...Object.fromEntries(none(['5.1', '5.2', '5.3', '5.8'])),
  '5.4': ['hand', 'The one table of data has a caption.'],
  '5.6': ['machine', axe],
  '5.7': ['machine', axe],
  '6.2': ['machine', axe],
  '7.1': ['machine', axe],
  '7.3': ['machine', keyboard],
  '8.1': ['machine', markup],
  '8.2': ['machine', markup],
  '8.3': ['machine', axe],
  '8.4': ['machine', axe],
  '8.5': ['machine', axe],
  '8.10': ['absent'],
  '9.1': ['machine', markup],
  '9.3': ['machine', axe],
  '10.11': ['machine', enlarged],
  '11.1': ['machine', axe],
  '11.9': ['machine', axe],
  '11.13': ['machine', axe],
  '12.7': ['hand', 'The first link of each page leads to its text.'],
  '12.10': ['hand', 'No shortcut is a letter, a digit or a sign; Escape pressed three times is none of these.'],
  '13.2': ['fails', 'Links to the terms beside a form open a window, and their text does not say so.'],
  '13.3': ['fails', 'Receipts and order terms are PDF files without tags.'],
  '13.5': ['absent'],
  '13.6': ['absent'],
  '13.7': ['hand', 'Nothing flashes.'],
  '13.8': ['hand', 'Nothing moves by itself; transitions stop with prefers-reduced-motion.'],
  '13.10': ['absent'],
  '13.12': ['absent'],
}

/** All 106, in order. */
export const criteria: readonly Criterion[] = themes.flatMap((count, theme) =>
  range(theme + 1, 1, count).map((number): Criterion => {
    const [verdict, by] = known[number] ?? ['open' as const]
    return { number, verdict, ...(by ? { by } : {}) }
  }),
)

const countOf = (...verdicts: Verdict[]): number => criteria.filter(({ verdict }) => verdicts.includes(verdict)).length

/** The figures of the statement. Without a complete audit the law knows one state only. */
export const measured = {
  met: countOf('machine', 'hand'),
  fails: countOf('fails'),
  absent: countOf('absent'),
  open: countOf('open'),
  total: criteria.length,
  state: countOf('open') > 0 ? 'incomplete' : countOf('fails') > 0 ? 'partial' : 'full',
} as const
