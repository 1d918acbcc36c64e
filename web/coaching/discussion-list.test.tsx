import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { DiscussionList } from './discussion-list.tsx'

function htmlOf(discussions: [] | null, q = ''): string {
  const now = '2027-01-12T12:00:00.000Z'
  const element = <DiscussionList discussions={discussions} more={null} q={q} now={now} openUid={undefined} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test('A list without discussions has no list element', () => {
  for (const html of [htmlOf([]), htmlOf([], 'sommeil'), htmlOf(null)]) {
    expect(html).toContain('Mes échanges')
    expect(html).not.toContain('<ul')
  }
})
