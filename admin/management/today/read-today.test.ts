import { expect, test } from 'vitest'
import type { StaffCover } from '../../../contracts/support/staff-covers.ts'
import { absenceNeeds, openingNeeds, pastDueNeeds, publicationsOf } from './read-today.ts'

const claire = { uid: 'claire', name: 'Claire', daysOff: [{ from: '2026-03-02', to: '2026-03-04', label: '' }] }
const cover = { uid: 'one', coach: 'claire', coverName: 'Nadia', from: '2026-03-02', to: '2026-03-03' } as const

test('an absence is listed on its days and links to a cover for the days left', () => {
  const needs = ['2026-03-01', '2026-03-02', '2026-03-04', '2026-03-05'].map((day) => absenceNeeds([claire], [], day))
  expect(needs.map(({ length }) => length)).toEqual([0, 1, 1, 0])
  expect(needs[2]?.[0]?.to).toBe('/covers/create?coach=claire&from=2026-03-04&to=2026-03-04')
})

test('a covered absence needs no action, while a proposed cover needs an answer', () => {
  const actionsOf = (state: StaffCover['state'], day = '2026-03-03') =>
    absenceNeeds([claire], [{ ...cover, state }], day).map(({ to }) => to.split('?')[0])
  expect([actionsOf('agreed'), actionsOf('running')]).toEqual([[], []])
  expect(actionsOf('proposed')).toEqual(['/covers/one'])
  expect([actionsOf('closed'), actionsOf('running', '2026-03-04')]).toEqual([['/covers/create'], ['/covers/create']])
})

test('past due payments are shown by cause, with their subscriptions', () => {
  const needs = pastDueNeeds({ pastDueByCause: [{ errorCode: 'R201', count: 2 }] })
  expect(needs.map(({ text, to }) => [text, decodeURIComponent(to)])).toEqual([
    [
      '2\u00a0abonnements impayés\u00a0: refus de la banque (R201)',
      '/subscriptions?filter={"status":"pastDue","refusal":"R201"}',
    ],
  ])
})

test('failed checks are listed only if one of them has no exception', () => {
  const day = '2026-11-25T10:00:00.000Z'
  const exception = { reason: 'Essai', by: { uid: day, name: 'Ada' }, at: day, until: day }
  const failed = { state: 'failed', blocking: true } as const
  expect(openingNeeds([{ ...failed, exception }])).toEqual([])
  expect(
    openingNeeds([
      { ...failed, exception },
      { ...failed, exception: null },
      { state: 'passed', blocking: true, exception: null },
    ])[0]?.text,
  ).toBe('2\u00a0points d’ouverture à régler')
})

test('the next scheduled articles show their hour and the rest are counted', () => {
  const article = (uid: string, date: string) => ({ uid, title: 'Respirer', date })
  const lines = publicationsOf(
    [article('a', '2026-11-26T15:30:00Z'), article('b', '2026-11-27T08:00:00Z')],
    4,
    '2026-11-26T08:00:00Z',
  )
  expect(lines).toEqual([
    { text: '«\u00a0Respirer\u00a0» paraît à\u00a016\u00a0h\u00a030', to: '/articles/a' },
    { text: '«\u00a0Respirer\u00a0» paraît demain à\u00a09\u00a0h', to: '/articles/b' },
    { text: '2\u00a0autres articles programmés', to: expect.stringContaining('scheduled') },
  ])
})
