import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentFile } from '../../demo/content-file.ts'
import { readJson } from '../../demo/read-files.ts'
import { voices } from '../../demo/voices.ts'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { createAuthor, putPage } from '../articles/index.ts'
import { findDemoTexts } from './checks/demo-texts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('texts of the demo are found on pages and in biographies', async () => {
  const { platform } = app
  const { db } = platform
  expect(await findDemoTexts(db)).toEqual([])
  const { authors } = await readJson<ContentFile>('content.json')
  await createAuthor(platform, db, { name: 'Aude', biography: authors[0]?.biography ?? '' })
  await putPage(platform, db, { uid: 'avis', title: 'Avis', content: `<p>${voices[0]?.text}</p>` })
  expect((await findDemoTexts(db)).toSorted()).toEqual(['Aude', 'Avis'])
})
