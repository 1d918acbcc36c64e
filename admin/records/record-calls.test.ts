import { afterEach, expect, test, vi } from 'vitest'
import { staffAudit } from '../../contracts/administration/staff-system.ts'
import { staffTags } from '../../contracts/articles/staff-content.ts'
import { changeRecord, createRecord, removeRecord } from './record-calls.ts'

const tag = { uid: 'corps', name: 'Corps', articles: 0, version: 3 }

function stubAnswer(body: unknown, status = 200) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => (status === 204 ? new Response(null, { status }) : Response.json(body, { status }))),
  )
}
const lastRequest = () => {
  const [address, init] = vi.mocked(fetch).mock.calls.at(-1) ?? []
  return [init?.method, decodeURIComponent(String(address)), ...(init?.body ? [JSON.parse(String(init.body))] : [])]
}

afterEach(() => vi.unstubAllGlobals())

test('A change sends the changed fields and the version that it is based on', async () => {
  stubAnswer({ payload: { ...tag, name: 'Le corps', version: 4 } })
  expect(await changeRecord(staffTags, tag, { name: 'Le corps' })).toMatchObject({ uid: 'corps', version: 4 })
  expect(lastRequest()).toEqual(['PATCH', '/relay/staff/tags/corps', { name: 'Le corps', version: 3 }])
})

test('A record is created without a version and removed with one', async () => {
  stubAnswer({ payload: tag }, 201)
  expect(await createRecord(staffTags, { name: 'Corps' }, 'key')).toEqual(tag)
  expect(lastRequest()).toEqual(['POST', '/relay/staff/tags', { name: 'Corps' }])
  stubAnswer(undefined, 204)
  await removeRecord(staffTags, tag)
  expect(lastRequest()).toEqual(['DELETE', '/relay/staff/tags/corps?version=3'])
})

test('A call that a resource does not have throws an error', async () => {
  await expect(createRecord(staffAudit, {}, 'key')).rejects.toThrow('no such call')
  await expect(removeRecord(staffAudit, tag)).rejects.toThrow('no such call')
})
