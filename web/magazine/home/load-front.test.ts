import { expect, test } from 'vitest'
import { loadFront } from './load-front.ts'

const article = (uid: string, menu: number | null) => ({ uid, menu })

function apiWith(ordered: object[], newest: object[]) {
  const call = (_call: unknown, { query }: { query: { order?: object } }) =>
    Promise.resolve({ payload: query.order ? ordered : newest })
  return { call } as unknown as Parameters<typeof loadFront>[0]
}
const shown = async (ordered: object[], newest: object[]) =>
  (await loadFront(apiWith(ordered, newest), 3)).map(({ uid }) => uid)

test('the home page shows the menu’s articles, then the newest, without duplicates', async () => {
  const ordered = [article('b', 1), article('a', 2), article('old', null)]
  expect(await shown(ordered, [article('new', null), article('a', 2), article('c', null)])).toEqual(['b', 'a', 'new'])
})

test('the home page shows the newest article if there is no menu', async () => {
  expect(await shown([article('old', null)], [article('new', null)])).toEqual(['new'])
})
