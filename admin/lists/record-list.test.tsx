// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { CoreAdminContext, type DataProvider } from 'ra-core'
import { afterEach, expect, test, vi } from 'vitest'
import { type Person, PersonProvider } from '../person.ts'

// The theme asks for it, and jsdom has none.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { RecordList } = await import('./record-list.tsx')

interface Letter {
  uid: string
  name: string
  note: string | undefined
  open: boolean
}

const letters: readonly Letter[] = [
  { uid: 'a', name: 'Première', note: 'urgente', open: true },
  { uid: 'b', name: 'Seconde', note: undefined, open: false },
]

const dataProvider = {
  getList: async () => ({ data: letters.map((one) => ({ ...one, id: one.uid })), total: letters.length }),
} as unknown as DataProvider

const owner: Person = {
  uid: '00000000-0000-4000-8000-000000000001',
  email: 'a@exemple.fr',
  roles: ['admin'],
  siteName: 'Site',
}

const renderList = () =>
  render(
    <PersonProvider value={owner}>
      <CoreAdminContext dataProvider={dataProvider}>
        <RecordList<Letter>
          resource="letters"
          texts={{ title: 'Lettres', empty: 'Aucune', count: String }}
          sort="-name"
          opens={({ uid, open }) => (open ? `/letters/${uid}` : undefined)}
          columns={[
            { look: 'name', show: ({ name }) => name },
            { look: 'state', show: ({ note }) => note },
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
      </CoreAdminContext>
    </PersonProvider>,
  )

// The dialog still opens: its timer must not outlive the page.
afterEach(cleanup)

test('Rows show their cells, lead to their address and offer their acts', async () => {
  renderList()
  const [first, second] = await screen.findAllByRole('listitem')
  if (!first || !second) throw new Error('two rows were expected')
  expect(within(first).getByRole('link').textContent).toBe('Premièreurgente')
  expect(within(first).queryByRole('button')).toBeNull()
  expect(within(second).queryByRole('link')).toBeNull()
  expect(second.querySelectorAll('span[dir=auto]')).toHaveLength(1)
  fireEvent.click(within(second).getByRole('button', { name: 'Clore Seconde' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('Clore Seconde ?')
})
