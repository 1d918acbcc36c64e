import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { createUserToken, openContentApp } from '../fixtures/content-app.ts'
import { createAuthor, createCategory } from '../index.ts'
import { articles } from '../tables.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await openContentApp({ workers: false })
  token = await createUserToken(app, 'editor')
  await createAuthor(app.platform, app.platform.db, { name: 'Claire' })
  await createCategory(app.platform, app.platform.db, { name: 'Vie' })
})
afterAll(() => app.close())

/** @returns how many other reads succeed before the call is answered */
async function readsDuring(method: string, path: string, body: unknown): Promise<number> {
  let isAnswered = false
  const call = app.call(method, path, { token, body }).then((answer) => {
    isAnswered = true
    return answer
  })
  let reads = 0
  for (; !isAnswered; reads += 1) {
    expect(await app.platform.db.$count(articles)).toBeGreaterThanOrEqual(0)
    await setImmediate()
  }
  expect((await call).status).toBeLessThan(300)
  return reads
}

const long = '</p>'.repeat(30_000)
const fields = { title: 'Long', content: long, author: 'claire', category: 'vie' }

test('The embedded database still answers while a long text is sanitised', async () => {
  const created = await readsDuring('POST', '/staff/articles', { ...fields, uid: 'long' })
  const changed = await readsDuring('PATCH', '/staff/articles/long', { content: `${long} `, version: 1 })
  const draft = { title: 'Long', excerpt: '', content: `${long}  `, version: 2 }
  const saved = await readsDuring('PUT', '/staff/articles/long/draft', draft)
  const page = await readsDuring('POST', '/staff/pages', { uid: 'longue', title: 'Longue', content: `${long}   ` })
  expect(Math.min(created, changed, saved, page)).toBeGreaterThan(5)
})
