// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

// The theme calls `matchMedia`, which jsdom lacks.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { StaffScreen } = await import('../fixtures/staff-screen.tsx')
const { DaysOffInput } = await import('./days-off-input.tsx')
const { hoursWords: words } = await import('./words.ts')

afterEach(cleanup)

const days = [
  { from: '2031-03-03', to: '2031-03-07', label: '' },
  { from: '2031-05-20', to: '2031-05-10', label: '' },
  { from: '', to: '2031-06-10', label: '' },
]

test('A refused absence marks its wrong day', () => {
  render(
    <StaffScreen roles={['admin']}>
      <DaysOffInput
        coach="someone"
        daysOff={days}
        fault="Le dernier jour vient avant le premier."
        onChange={() => {}}
      />
    </StaffScreen>,
  )
  const invalid = (label: string) =>
    screen.getAllByLabelText(label).map((field) => field.getAttribute('aria-invalid') === 'true')
  expect(invalid(words.firstDay)).toEqual([false, false, true])
  expect(invalid(words.lastDay)).toEqual([false, true, false])
  expect(screen.getAllByText(words.askCover)).toHaveLength(1)
})
