// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staffTags } from '../../contracts/articles/staff-content.ts'

// The theme calls `matchMedia`, which jsdom lacks.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
const { StaffScreen, stubList } = await import('../fixtures/staff-screen.tsx')
const { ListProvider, useList } = await import('./list-provider.tsx')

const tags = [
  { uid: 'corps', name: 'Corps', articles: 0, version: 1 },
  { uid: 'esprit', name: 'Esprit', articles: 0, version: 1 },
]

function Probe() {
  const { rows, page, filter, chosen, change, narrow, toggle } = useList()
  return (
    <>
      <output>{JSON.stringify({ rows: rows?.length, page, filter, chosen })}</output>
      <button type="button" onClick={() => change({ page: 3 })}>
        third
      </button>
      <button type="button" onClick={() => narrow({ q: 'cor' })}>
        search
      </button>
      <button type="button" onClick={() => narrow({ q: '' })}>
        clear
      </button>
      <button type="button" onClick={() => toggle('corps')}>
        toggle
      </button>
    </>
  )
}

/** A list that the menu leaves and opens again, each time at an address without parameters. */
function Screens({ isInAddress }: { isInAddress: boolean }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p>{search}</p>
      <button type="button" onClick={() => navigate('/elsewhere')}>
        leave
      </button>
      <button type="button" onClick={() => navigate('/')}>
        return
      </button>
      {pathname === '/' && (
        <ListProvider calls={staffTags} sort={{ field: 'name', order: 'ASC' }} perPage={25} isInAddress={isInAddress}>
          <Probe />
        </ListProvider>
      )}
    </>
  )
}

const renderList = (isInAddress = true) =>
  render(
    <StaffScreen roles={['editor']}>
      <Screens isInAddress={isInAddress} />
    </StaffScreen>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '')
const isShown = (expected: object) => vi.waitFor(() => expect(shown()).toMatchObject(expected))

let asked: string[]
beforeEach(() => {
  asked = stubList(tags, 80)
})
afterEach(cleanup)

test('A search begins on the first page and is removed when it is empty', async () => {
  renderList()
  await isShown({ rows: 2, page: 1 })
  press('third')
  await isShown({ page: 3 })
  press('search')
  await isShown({ page: 1, filter: { q: 'cor' } })
  await vi.waitFor(() => expect(asked.at(-1)).toContain('page=1&perPage=25&sort=name&order=asc&q=cor'))
  press('clear')
  await isShown({ filter: {} })
})

test('A page number beyond the last page shows the last page', async () => {
  renderList()
  await isShown({ rows: 2 })
  asked = stubList(tags, 27)
  press('third')
  await vi.waitFor(() => expect(asked.at(-1)).toContain('page=2'))
  await isShown({ page: 2 })
})

test('A reopened list keeps its filter and selection', async () => {
  renderList()
  press('search')
  press('toggle')
  await isShown({ filter: { q: 'cor' }, chosen: ['corps'] })
  press('leave')
  expect(screen.queryByRole('status')).toBeNull()
  press('return')
  await isShown({ filter: { q: 'cor' }, chosen: ['corps'] })
  expect(screen.getByText(/filter/, { selector: 'p' }).textContent).toContain('cor')
})

test('A list beside a record does not change the URL', async () => {
  renderList(false)
  press('search')
  await isShown({ filter: { q: 'cor' } })
  expect(screen.queryByText(/filter/, { selector: 'p' })).toBeNull()
})
