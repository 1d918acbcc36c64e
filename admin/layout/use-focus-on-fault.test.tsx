// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFocusOnFault } from './use-focus-on-fault.ts'

afterEach(cleanup)

function Form({ notice, faults }: { notice: { failed: boolean } | undefined; faults: readonly string[] }) {
  return (
    <form ref={useFocusOnFault(notice)}>
      {['name', 'logo', 'days'].map((name) => (
        <input key={name} aria-label={name} aria-invalid={faults.includes(name)} />
      ))}
    </form>
  )
}

test('A refused save focuses the first field with a fault', () => {
  const refused = { failed: true }
  const { rerender } = render(<Form notice={undefined} faults={[]} />)
  rerender(<Form notice={refused} faults={['logo', 'days']} />)
  expect(document.activeElement).toBe(screen.getByLabelText('logo'))
  rerender(<Form notice={{ ...refused }} faults={['days']} />)
  expect(document.activeElement).toBe(screen.getByLabelText('days'))
})

test('Correcting one field leaves the focus there', () => {
  const refused = { failed: true }
  const { rerender } = render(<Form notice={refused} faults={['name', 'days']} />)
  screen.getByLabelText('days').focus()
  rerender(<Form notice={refused} faults={['name']} />)
  expect(document.activeElement).toBe(screen.getByLabelText('days'))
})
