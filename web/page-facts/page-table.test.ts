import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sitePages } from '../fixtures/site-pages.ts'
import { speculationOf } from '../session/headers/speculation.ts'
import type { PageFacts } from './page-facts.ts'
import { createPageTable } from './page-table.ts'

const site = await sitePages()
const factsAt = (path: string): PageFacts => site.at(path)?.facts ?? {}

describe('the tag manager never runs on account, coaching, contact or payment pages', () => {
  test.each([
    '/account',
    '/account/subscription',
    '/account/subscription/stop',
    '/coaching',
    '/coaching/0190',
    '/contact',
    '/contact/tickets/0190',
    '/registration',
    '/registration/payment',
    '/registration/success',
    '/registration/welcome',
    '/callback/payment',
    '/login',
    '/logout',
    '/reset-password',
    '/favorites',
    '/cancel-contract',
    '/withdraw-contract',
    '/what-comes-one-day',
  ])('%s', (path) => expect(factsAt(path).measured).toBeUndefined())
})

test.each(['/', '/articles', '/article/dire-non', '/authors/claire', '/about', '/articles/'])(
  'the tag manager may run on %s',
  (path) => expect(factsAt(path).measured).toBe(true),
)

test('search engines index the contact page but not registration', () => {
  expect(['/registration', '/contact', '/contact/link'].map((path) => factsAt(path).indexed)).toEqual([
    undefined,
    true,
    undefined,
  ])
})

test('sign-in, order, account and conversations have the short footer', () => {
  const short = [
    '/login',
    '/registration',
    '/contact',
    '/registration/payment',
    '/callback/payment',
    '/account',
    '/account/security',
    '/coaching/0190',
  ]
  for (const path of [...short, '/contact/tickets/0190']) expect(factsAt(path).shortFooter, path).toBe(true)
  for (const path of ['/', '/articles']) expect(factsAt(path).shortFooter, path).toBeUndefined()
})

test.each([
  ['/', ['preview']],
  [
    '/articles',
    ['q', 'sort', 'pages', 'categories', 'categories[]', 'authors', 'authors[]', 'tags', 'tags[]', 'preview'],
  ],
  ['/article/dire-non', ['preview']],
  ['/authors', ['preview']],
  ['/tags/ecoute', []],
  ['/contact', ['preview']],
  ['/feed.xml', []],
  ['/robots.txt', []],
])('the page cache keeps %s per value of its query parameters', (path, keys) =>
  expect(site.queryKeysAt(path)).toEqual(keys),
)

test.each([
  '/account',
  '/coaching/0190',
  '/contact/link',
  '/registration',
  '/article',
  '/admin/tickets',
  '/relay/users',
  '/no-such-page',
  '/article/dire-non.data',
  '/articles.data',
  '/_root.data',
  '/articles/',
  '/Articles',
  '//articles',
  '/article/d%C3%A9',
  '/article/%',
  '/article/..',
  '',
])('the page cache does not keep %j', (path) => expect(site.queryKeysAt(path)).toBeUndefined())

test('an address that cannot be decoded matches no page', () => {
  expect(site.at('/article/%E0%A4%A')).toBeUndefined()
})

test('only pages that are the same for all readers are prefetched', () => {
  const { script, hash } = speculationOf(site)
  expect(script).toContain('"/article/:uid"')
  expect(script).not.toMatch(/account|coaching|registration|feed/)
  expect([hash.startsWith("'sha256-"), speculationOf(site)]).toEqual([true, speculationOf(site)])
})

test('The table of the README lists the apps', () => {
  const rows = readFileSync('web/README.md', 'utf8').matchAll(/^\| `(\/[^`]*)` \| app \| .+ \|$/gm)
  const apps = site.pages.filter(({ facts }) => facts.app).map(({ path }) => path)
  expect([...rows].map(([, path]) => path).sort()).toEqual(apps.sort())
})

test('No app is cached or measured', () => {
  const apps = site.pages.filter(({ facts }) => facts.app)
  expect(apps.length).toBeGreaterThan(3)
  expect(apps.filter(({ facts }) => facts.cached || facts.measured)).toEqual([])
})

const module = (handle?: PageFacts) => ({ default: () => null, handle })

test('addresses match as in the router: nested, index, static first', () => {
  const named = (title: string) => module({ title } as never)
  const table = createPageTable({
    root: { id: 'root', path: '', module: module() },
    list: { id: 'list', parentId: 'root', path: 'things', index: true, module: named('list') },
    one: { id: 'one', parentId: 'root', path: 'things/:uid', module: named('one') },
    fresh: { id: 'fresh', parentId: 'root', path: 'things/new', module: named('fresh') },
    file: { id: 'file', path: 'file.txt', module: { handle: {} } },
  } as never)
  const title = (path: string) => table.at(path)?.facts.title
  expect(['/things', '/things/a', '/things/new', '/', '/other'].map(title)).toEqual([
    'list',
    'one',
    'fresh',
    undefined,
    undefined,
  ])
  expect(table.pages.map(({ path, isShown }) => [path, isShown])).toEqual([
    ['/things', true],
    ['/things/:uid', true],
    ['/things/new', true],
    ['/file.txt', false],
  ])
})
