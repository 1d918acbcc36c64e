// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { resource } from '../../contracts/staff.ts'

// The theme calls `matchMedia`, which jsdom lacks.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { StaffScreen, stubList } = await import('../fixtures/staff-screen.tsx')
const { RecordList } = await import('./record-list.tsx')

const letter = z.object({ uid: z.string(), name: z.string(), note: z.string().optional(), open: z.boolean() })
const letterCalls = resource({
  path: 'letters',
  one: 'Letter',
  many: 'Letters',
  params: z.object({ uid: z.string() }),
  entity: letter,
}).list(['name', 'note'], {})

const letters: readonly z.output<typeof letter>[] = [
  { uid: 'a', name: 'Première', note: 'urgente', open: true },
  { uid: 'b', name: 'Seconde', open: false },
]

const renderList = () =>
  render(
    <StaffScreen roles={['admin']}>
      <RecordList
        calls={letterCalls}
        texts={{ empty: 'Aucune', count: String }}
        sort="-name"
        opens={({ uid, open }) => (open ? `/letters/${uid}` : undefined)}
        chooses={({ name }) => `Choisir ${name}`}
        columns={[
          { head: 'Nom', look: 'name', sort: 'name', show: ({ name }) => name },
          { head: 'Note', look: 'state', show: ({ note }) => note },
        ]}
        acts={[
          {
            text: 'Clore',
            label: ({ name }) => `Clore ${name}`,
            isOffered: ({ open }) => !open,
            ask: ({ name }) => ({
              title: 'Clore',
              text: `Clore ${name} ?`,
              act: async () => undefined,
              done: 'Fait',
            }),
          },
        ]}
      />
    </StaffScreen>,
  )

// An opening dialog has a timer, which must not outlive the test.
afterEach(cleanup)

test('Rows show their cells, link to their page and offer their actions', async () => {
  stubList(letters)
  renderList()
  const [, first, second] = await vi.waitFor(() => screen.getAllByRole('row'))
  if (!first || !second) throw new Error('two rows were expected')
  const textOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(textOf(first)).toEqual(['', 'Première', 'urgente', ''])
  expect(textOf(second)).toEqual(['', 'Seconde', '', 'Clore'])
  expect(within(first).getByRole('link').textContent).toBe('Première')
  expect(within(second).queryByRole('link')).toBeNull()
  const box = within(first).getByRole<HTMLInputElement>('checkbox', { name: 'Choisir Première' })
  fireEvent.click(box)
  expect(box.checked).toBe(true)
  fireEvent.click(within(second).getByRole('button', { name: 'Clore Seconde' }))
  const dialog = await vi.waitFor(() => screen.getByRole('dialog'))
  expect(dialog.textContent).toContain('Clore Seconde ?')
})

test('A click on a column header reverses the order and updates aria-sort', async () => {
  const asked = stubList(letters)
  renderList()
  const head = await vi.waitFor(() => screen.getByRole('columnheader', { name: 'Nom' }))
  expect(head.getAttribute('aria-sort')).toBe('descending')
  const note = screen.getByRole('columnheader', { name: 'Note' })
  expect(within(note).queryByRole('button')).toBeNull()
  fireEvent.click(within(head).getByRole('button'))
  await vi.waitFor(() => expect(head.getAttribute('aria-sort')).toBe('ascending'))
  await vi.waitFor(() => expect(asked.at(-1)).toContain('sort=name&order=asc'))
})
