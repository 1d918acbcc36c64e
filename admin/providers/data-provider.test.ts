import { afterEach, expect, test, vi } from 'vitest'
import type { AdminResource } from '../resource.ts'
import { createDataProvider } from './data-provider.ts'

const tag = { uid: 'corps', name: 'Corps', articles: 0, version: 3 }
const record = { ...tag, id: tag.uid }

function answering(body: unknown, status = 200) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => (status === 204 ? new Response(null, { status }) : Response.json(body, { status }))),
  )
}
const asked = () => {
  const [address, init] = vi.mocked(fetch).mock.calls.at(-1) ?? []
  return [init?.method, decodeURIComponent(String(address)), ...(init?.body ? [JSON.parse(String(init.body))] : [])]
}
const provider = (...screens: AdminResource[]) => createDataProvider(screens)

afterEach(() => vi.unstubAllGlobals())

test('any resource is listed, searched, sorted and filtered by the shared code', async () => {
  answering({ payload: [tag], page: { total: 41 } })
  const params = { pagination: { page: 2, perPage: 25 }, sort: { field: 'name', order: 'DESC' as const } }
  const { data, total } = await provider().getList('tags', { ...params, filter: { q: 'co', uid: ['corps'] } })
  expect([data, total]).toEqual([[record], 41])
  expect(asked()).toEqual(['GET', '/relay/staff/tags?page=2&perPage=25&sort=name&order=desc&q=co&filter[uid][]=corps'])
})

test('a screen may set its own query and read one record through the list call', async () => {
  answering({ payload: [tag], page: { total: 1 } })
  const screen = { name: 'tags', roles: [], query: () => ({ q: 'fixed' }), readsFromList: true }
  await provider(screen).getList('tags', { filter: {} })
  expect(asked()).toEqual(['GET', '/relay/staff/tags?q=fixed'])
  expect(await provider(screen).getOne('tags', { id: 'corps' })).toEqual({ data: record })
  expect(asked()).toEqual(['GET', '/relay/staff/tags?filter[uid][]=corps&perPage=100'])
})

test('a change sends changed fields and their version', async () => {
  answering({ payload: { ...tag, name: 'Le corps', version: 4 } })
  const data = { ...record, name: 'Le corps' }
  const { data: after } = await provider().update('tags', { id: 'corps', data, previousData: record })
  expect(after).toMatchObject({ id: 'corps', version: 4 })
  expect(asked()).toEqual(['PATCH', '/relay/staff/tags/corps', { name: 'Le corps', version: 3 }])
})

test('a record is created without a version and removed with it', async () => {
  answering({ payload: tag }, 201)
  expect(await provider().create('tags', { data: { name: 'Corps' } })).toEqual({ data: record })
  expect(asked()).toEqual(['POST', '/relay/staff/tags', { name: 'Corps' }])
  answering(undefined, 204)
  await provider().delete('tags', { id: 'corps', previousData: record })
  expect(asked()).toEqual(['DELETE', '/relay/staff/tags/corps?version=3'])
})

test('a call that a resource does not have throws an error', async () => {
  await expect(provider().create('audit', { data: {} })).rejects.toThrow('audit has no call to create')
  await expect(provider().getOne('nothing', { id: 'a' })).rejects.toThrow('no resource nothing')
})
