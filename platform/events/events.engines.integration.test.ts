import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { Cache, invalidateOn } from '../cache/index.ts'

const pages = new Cache<{ text: string }>({ bytes: 1000, sizeOf: ({ text }) => text.length })
const received = vi.fn()

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ workers: false })
  invalidateOn(app.platform.events, ['content'], pages)
  app.platform.events.subscribe('content', received)
})
afterAll(() => app.close())
beforeEach(() => {
  received.mockReset()
  pages.set('home', { text: 'old' })
})

const publish = (db: TestApp['platform']['db'], uid = 'any') => app.platform.events.publish(db, 'content', { uid })
const notified = (uid: string) => vi.waitFor(() => expect(received).toHaveBeenCalledWith({ uid }))

test('a commit invalidates the process’s caches before its caller continues', async () => {
  await app.platform.db.transaction((db) => publish(db))
  expect(pages.get('home')).toBeUndefined()
})

test('a change in a savepoint invalidates caches when the whole transaction commits', async () => {
  await app.platform.db.transaction((db) => db.transaction((db) => publish(db)))
  expect(pages.get('home')).toBeUndefined()
})

test('the notification that follows a commit does not invalidate the caches again', async () => {
  await app.platform.db.transaction((db) => publish(db, 'once'))
  pages.set('home', { text: 'new' })
  await notified('once')
  expect(pages.get('home')).toEqual({ text: 'new' })
})

test('a change that is rolled back invalidates nothing', async () => {
  const failing = app.platform.db.transaction(async (db) => {
    await publish(db, 'never')
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(pages.get('home')).toEqual({ text: 'old' })
  await app.platform.db.transaction((db) => publish(db, 'later'))
  await notified('later')
  expect(received).not.toHaveBeenCalledWith({ uid: 'never' })
})

test('a change published outside a transaction invalidates caches by its notification', async () => {
  await publish(app.platform.db, 'outside')
  await notified('outside')
  expect(pages.get('home')).toBeUndefined()
})
