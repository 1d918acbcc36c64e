import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/fixtures/test-app.ts'
import { containsAddressOrWords, containsWords, rowsOf } from './index.ts'

const people = pgTable('searched_people', { uid: uuid(), searched: text().notNull() })

const stored = [
  'ines@exemple.fr Inès Roux',
  'xines@exemple.fr Agnès',
  'ines@exemple.fr.test Inès',
  'i_nes@exemple.fr Zoé',
  'ianes@exemple.fr Zoé',
  'i%nes@exemple.fr Zoé',
  'i\\nes@exemple.fr Zoé',
  'eve@exemple.fr Ève ines@exemple.fr',
  'lea@exemple.fr Léa @ines',
  'ŒUVRE@exemple.fr Œuvre',
]

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ workers: false })
  await app.platform.db.execute(
    sql`create table ${people} (uid uuid default gen_random_uuid(), searched text not null)`,
  )
  for (const one of stored) await app.platform.db.execute(sql`insert into ${people} (searched) values (fold(${one}))`)
})
afterAll(() => app.close())

async function found(contains: typeof containsWords, q: string): Promise<string[]> {
  const where = contains(people.searched, q) ?? sql`true`
  const rows = await rowsOf<{ searched: string }>(app.platform.db, sql`select searched from ${people} where ${where}`)
  return rows.map(({ searched }) => searched).sort()
}

test.each([
  ['ines@exemple.fr', 4],
  ['INÈS@exemple', 4],
  ['nes@', 8],
  ['@exemple.fr', 10],
  ['i_nes@exemple.fr', 1],
  ['i%nes@exemple.fr', 1],
  ['i\\nes@exemple.fr', 1],
  ['ines@exemple.fr eve@', 1],
  ['roux ines@exemple.fr', 1],
  ['a@b@c', 0],
  ['œuvre@exemple', 1],
  ['oeuvre@exemple', 1],
  ['eve', 1],
  ['@', 10],
])('an address or a part of one finds what its words do: %s', async (q, count) => {
  const ofWords = await found(containsWords, q)
  expect(ofWords).toHaveLength(count)
  expect(await found((_, words) => containsAddressOrWords(people.searched, words), q)).toEqual(ofWords)
})
