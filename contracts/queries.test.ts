import { describe, expect, test } from 'vitest'
import { saveUserMetadata } from './accounts/accounts.ts'
import { staffSettings } from './administration/staff-system.ts'
import { articlesQuery, mediaQuery } from './articles/content.ts'
import { staffArticles } from './articles/staff-articles.ts'
import { violationsOf } from './errors.ts'
import { messages } from './messages.ts'
import { pagingQuery } from './paging.ts'
import { versionQuery } from './staff.ts'
import { newContactTicket, newTicket, supportType, ticketStatus } from './support/support.ts'
import { ticketLabel } from './support/ticket-label.ts'
import { joinTitle, splitTitle } from './text/titles.ts'

describe('paging', () => {
  test('the length is 1 to 100, 10 by default', () => {
    expect(pagingQuery.parse({})).toEqual({ length: 10 })
    expect(pagingQuery.parse({ length: '100', cursor: 'abc.def' })).toEqual({ length: 100, cursor: 'abc.def' })
    for (const length of ['0', '101', '-1', '1.5', 'x', '', ['1', '2'], { a: '1' }]) {
      expect(pagingQuery.safeParse({ length }).success).toBe(false)
    }
  })

  test('a cursor is at most 500 printable characters', () => {
    for (const cursor of ['', 'a\0', 'a'.repeat(501), 'é', ['a', 'b']]) {
      expect(pagingQuery.safeParse({ cursor }).success).toBe(false)
    }
  })
})

describe('filters', () => {
  test('a filter accepts one or several values and ignores unknown keys', () => {
    expect(articlesQuery.parse({ tags: 'a', ids: ['b', 'c'], utm: 'x' })).toEqual({
      length: 10,
      tags: ['a'],
      ids: ['b', 'c'],
      order: { date: 'desc' },
    })
    expect(articlesQuery.safeParse({ tags: ['a', 'B'] }).error?.issues[0]?.path).toEqual(['tags', 1])
    expect(mediaQuery.parse({ mimeType: 'image/*' }).mimeType).toEqual(['image/*'])
  })

  test('the sort order keeps the sequence of its keys and refuses unknown keys', () => {
    const { order } = articlesQuery.parse({ order: { menu: 'asc', author: 'desc', date: 'asc' } })
    expect(Object.keys(order)).toEqual(['menu', 'author', 'date'])
    expect(mediaQuery.safeParse({ order: { menu: 'asc' } }).success).toBe(false)
    for (const order of [{ date: 'up' }, { date: '' }, 'desc', ['desc'], { title: 'asc' }]) {
      expect(articlesQuery.safeParse({ order }).success).toBe(false)
    }
  })

  test('a back-office list refuses an unknown filter or sort and names it', () => {
    const { query } = staffArticles.list
    const defaults = { page: 1, perPage: 10, order: 'asc' }
    expect(query?.parse({ filter: { state: 'draft' }, utm: 'x' })).toEqual({
      ...defaults,
      filter: { state: ['draft'] },
    })
    const refusal = (asked: object) => violationsOf(query?.safeParse(asked).error?.issues ?? [])
    expect(refusal({ filter: { state: 'draft', x: '1' } })).toMatchObject([{ property: 'filter.x', type: 'invalid' }])
    expect(refusal({ sort: 'password' })).toMatchObject([{ property: 'sort', type: 'invalid' }])
  })
})

const articleChange = staffArticles.change.body
const settingChange = staffSettings.change.body

describe('staff bodies', () => {
  test('a staff change needs a version, which DELETE reads from the query', () => {
    const missing = [{ property: 'version', message: messages.required, type: 'missing' }]
    expect(violationsOf(articleChange?.safeParse({ title: 'a' }).error?.issues ?? [])).toEqual(missing)
    expect(violationsOf(versionQuery.safeParse({}).error?.issues ?? [])).toEqual(missing)
    expect(versionQuery.parse({ version: '3' })).toEqual({ version: 3 })
  })

  test('PATCH adds no defaults and drops server-side fields', () => {
    const sent = { title: 'a', modified: '2026-01-01T00:00:00Z', readingTime: 3, version: 1 }
    expect(JSON.stringify(articleChange?.parse(sent))).toBe('{"title":"a","version":1}')
  })

  test('a setting needs a value, which may be null', () => {
    expect(settingChange?.safeParse({ version: 1 }).success).toBe(false)
    expect(settingChange?.safeParse({ version: 1, value: null }).success).toBe(true)
  })
})

describe('metadata', () => {
  const problem = (value: unknown) => saveUserMetadata.body?.safeParse(value).error?.issues[0]?.message

  test.each([[[]], ['x'], [1], [null], [true], [undefined]])('%j is not an object', (value) => {
    expect(problem(value)).toBe('metadata type is not correct')
  })

  test('any object is kept as it is', () => {
    const value = { profile: { name: 'Léa' }, favorites: ['a', { b: null }] }
    expect(saveUserMetadata.body?.parse(value)).toEqual(value)
    expect(problem({})).toBeUndefined()
  })

  test('text that the database cannot store, or too deep JSON, is refused', () => {
    const deep = JSON.parse(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)
    expect(problem(deep)).toBe(messages.invalid)
    expect(problem({ a: ['\0'] })).toBe(messages.characters)
    expect(problem({ '\ud800': 1 })).toBe(messages.characters)
  })
})

describe('support', () => {
  test('a title with a category is joined and split without loss', () => {
    expect(joinTitle('Paiement', 'Ma carte')).toBe('[Paiement]: Ma carte')
    expect(splitTitle('[Paiement]: Ma carte')).toEqual({ category: 'Paiement', title: 'Ma carte' })
    expect(splitTitle('Ma [carte]: x')).toEqual({ category: null, title: 'Ma [carte]: x' })
    for (const title of ['a', '[b]: c', ']: d', 'deux\nlignes', '']) {
      expect(splitTitle(joinTitle('[x]', title))).toEqual({ category: 'x', title })
    }
  })

  test('each ticket status has its label', () => {
    expect(Object.fromEntries(ticketStatus.options.map((status) => [status, ticketLabel(status)]))).toEqual({
      new: 'active',
      pending: 'active',
      waiting: 'active',
      closed: 'closed',
      locked: 'locked',
    })
    expect(supportType.safeParse('sales').success).toBe(false)
  })

  test('a visitor’s ticket needs a subject, message, e-mail and name', () => {
    const form = { title: '[x]: y', message: 'z', email: 'A@b.fr', name: 'Léa' }
    expect(newContactTicket.parse(form).email).toBe('a@b.fr')
    for (const key of Object.keys(form)) {
      expect(newContactTicket.safeParse({ ...form, [key]: undefined }).error?.issues[0]?.message).toBe(
        messages.required,
      )
    }
    expect(newTicket.safeParse({ title: 'x', message: 'y' }).success).toBe(true)
  })
})
