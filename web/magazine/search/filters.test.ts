import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { articlesQuery } from '../../../contracts/articles/content.ts'
import { countFilters, filtersHref, readFilters, withoutFilter } from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('the state of the list lives in its address', () => {
  test('filters of one kind repeat their key, with or without brackets', () => {
    expect(read('tags=corps&tags[]=sommeil&categories=vie')).toMatchObject({
      tags: ['corps', 'sommeil'],
      categories: ['vie'],
      authors: [],
    })
  })

  test('filters read from an address produce the same address', () => {
    const address = '/articles?q=bien+dormir&categories=vie&authors=claire-vasseur&tags=corps&tags=sommeil&pages=3'
    expect(filtersHref(read(address.slice(address.indexOf('?'))))).toBe(address)
  })

  test('only a search can be sorted by the newest first', () => {
    expect(read('q=dormir&sort=date').newest).toBe(true)
    expect(filtersHref(read('q=dormir&sort=date'))).toBe('/articles?q=dormir&sort=date')
    expect(filtersHref(read('sort=date'))).toBe('/articles')
  })

  test('without filters the address is that of the plain list', () => {
    expect(filtersHref(read(''))).toBe('/articles')
  })

  test('removing a filter returns to the first page', () => {
    const filters = withoutFilter(read('tags=corps&tags=sommeil&pages=4'), 'tags', 'corps')
    expect(filtersHref(filters)).toBe('/articles?tags=sommeil')
    expect(countFilters(filters)).toBe(1)
  })

  test.each(['pages=0', 'pages=-2', 'pages=1.5', 'pages=abc', 'pages=1e9'])('%s gives a valid page count', (query) => {
    expect(read(query).pages).toBeLessThanOrEqual(100)
    expect(read(query).pages).toBeGreaterThanOrEqual(1)
  })

  test('any input leads to a valid API call', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'binary' }), (q, tag) => {
        const {
          pages: _pages,
          newest: _newest,
          ...filters
        } = readFilters(
          new URLSearchParams([
            ['q', q],
            ['tags', tag],
          ]),
        )
        expect(articlesQuery.safeParse({ ...filters, length: 10 }).success).toBe(true)
      }),
    )
  })
})
