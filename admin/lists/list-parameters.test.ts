import { expect, test } from 'vitest'
import { type ListParameters, listQuery, readParameters, writeParameters } from './list-parameters.ts'

const defaults: ListParameters = { filter: {}, sort: { field: 'name', order: 'ASC' }, page: 1, perPage: 25 }
const second: ListParameters = {
  filter: { q: 'co & ça', uid: ['corps'] },
  sort: { field: 'date', order: 'DESC' },
  page: 2,
  perPage: 50,
}

test('The URL of a list restores its parameters', () => {
  expect(readParameters(writeParameters(second), defaults)).toEqual(second)
  expect(readParameters('', defaults)).toBeUndefined()
  expect(readParameters('formula=libre', defaults)).toBeUndefined()
})

test('Parameters missing from a URL get their defaults', () => {
  const filter = { state: 'waiting' }
  const search = `?filter=${encodeURIComponent(JSON.stringify(filter))}`
  expect(readParameters(search, defaults)).toEqual({ ...defaults, filter })
})

test('A malformed URL shows the default list', () => {
  for (const search of ['filter={', 'filter=[1]', 'filter=null', 'page=0', 'page=x', 'perPage=101', 'order=up']) {
    expect(readParameters(search, defaults), search).toEqual(defaults)
  }
})

test('A list call gets the search, the filters and the order', () => {
  expect(listQuery(second)).toEqual({
    q: 'co & ça',
    filter: { uid: ['corps'] },
    sort: 'date',
    order: 'desc',
    page: '2',
    perPage: '50',
  })
  expect(listQuery(defaults)).not.toHaveProperty('q')
})
