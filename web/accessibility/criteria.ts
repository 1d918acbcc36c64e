import { accessibilityEvidence } from '../i18n/fr/accessibility-evidence.ts'
import { typeset } from '../i18n/typography.ts'

/**
 * Result of one of the 106 criteria of RGAA 4.1.2. `machine`: a test of this repository asserts it on every run, as far
 * as a machine can; `hand`: a person checked it, on the date of `lastCheckDate`; `absent`: the site has no such content;
 * `fails`: checked, and not met. The results of manual checks are in web/i18n/fr/accessibility-evidence.ts.
 */

export type Verdict = 'machine' | 'hand' | 'absent' | 'fails'

export interface Criterion {
  /** number in RGAA: `8.3` */
  number: string
  verdict: Verdict
  /** the file of the test */
  by?: string
}

/** Date of the last manual check, by the site's developers, on the demo's content, without the back office. */
export const lastCheckDate = '2026-11-22'

/**
 * Date of the last check with screen readers, in RGAA's environments. Without one nothing counts as fully conforming.
 */
const screenReadersOn: string | null = null

/** Number of criteria in each theme, in RGAA's order. */
export const criteriaPerTheme = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12] as const

const axe = 'tests/e2e/pages.spec.ts'
const own = 'tests/e2e/accessibility.spec.ts'
const markup = 'tests/e2e/fixtures/checks.ts'

const tested: Record<string, readonly string[]> = {
  [axe]: ['1.1', '3.2', '5.6', '5.7', '6.2', '7.1', '8.3', '8.4', '8.5', '8.8', '10.8', '10.11', '11.1', '11.13'],
  [own]: [
    '1.2',
    '6.1',
    '8.9',
    '9.2',
    '10.1',
    '10.2',
    '10.4',
    '10.6',
    '10.7',
    '10.12',
    '11.6',
    '12.6',
    '12.7',
    '12.8',
    '12.9',
  ],
  [markup]: ['8.1', '8.2', '9.1'],
  'web/accessibility/contrast.test.ts': ['3.3'],
  'tests/e2e/walk.spec.ts': ['7.3'],
  'modules/subscriptions/ledger/receipt/receipts.integration.test.ts': ['13.3'],
}

const range = (theme: number, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${theme}.${from + index}`)

const absent = new Set([
  ...['1.4', '1.5', '2.1', '2.2', ...range(4, 1, 13), '5.1', '5.2', '5.3', '5.8', '8.10', '10.14', '11.8'],
  ...['12.3', '12.4', '12.11', '13.4', '13.5', '13.6', '13.10', '13.12'],
])

const failing = new Set<string>()

function criterion(number: string): Criterion {
  if (failing.has(number)) return { number, verdict: 'fails' }
  if (absent.has(number)) return { number, verdict: 'absent' }
  const by = Object.keys(tested).find((file) => tested[file]?.includes(number))
  return by ? { number, verdict: 'machine', by } : { number, verdict: 'hand' }
}

export const criteria: readonly Criterion[] = criteriaPerTheme.flatMap((count, theme) =>
  range(theme + 1, 1, count).map(criterion),
)

export function evidenceOf(number: string): string | undefined {
  const evidence = (accessibilityEvidence as Record<string, string>)[number]
  return evidence && typeset(evidence)
}

const countOf = (...verdicts: Verdict[]): number => criteria.filter(({ verdict }) => verdicts.includes(verdict)).length

/** Figures of the accessibility statement. */
export const criteriaTotals = {
  met: countOf('machine', 'hand'),
  fails: countOf('fails'),
  absent: countOf('absent'),
  total: criteria.length,
  state: countOf('fails') === 0 && screenReadersOn !== null ? 'full' : 'partial',
} as const
