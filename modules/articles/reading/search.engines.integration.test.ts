import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { openContentApp } from '../fixtures/content-app.ts'
import { createArticle, createAuthor, createCategory, createTag } from '../index.ts'

let app: TestApp

beforeAll(async () => {
  app = await openContentApp({ workers: false })
  const { platform } = app
  const { db } = platform
  await createAuthor(platform, db, { name: 'Hélène Morel' })
  await createAuthor(platform, db, { name: 'Aïssata Diallo' })
  await createCategory(platform, db, { name: 'Périnatalité' })
  await createCategory(platform, db, { name: 'Vie' })
  await createTag(platform, db, { name: 'Écoute' })
  const seed = (uid: string, title: string, excerpt: string, content: string, more = {}) =>
    createArticle(platform, db, {
      ...{ uid, title, excerpt, content, author: 'aissata-diallo', category: 'vie', state: 'published' },
      ...more,
    })
  await seed(
    'sommeil',
    'Retrouver le sommeil',
    'Des nuits entières.',
    '<p>Les bébés dorment «\u00a0mal\u00a0»\u202f; l’orage gronde, l’anxiété passe.</p>',
  )
  await seed(
    'meditation',
    'La méditation, sans mystère',
    'S’asseoir, respirer.',
    '<p>Un <strong>chat</strong>on ronronne.</p><p>Bien-être</p>',
  )
  await seed('naissance', 'Attendre', 'La naissance approche.', '<p>Œdipe, cœur, garçons.</p>', {
    author: 'helene-morel',
    category: 'perinatalite',
    tags: ['ecoute'],
  })
  await seed('brouillon', 'Le sommeil caché', '', '', { state: 'draft' })
})
afterAll(() => app.close())

async function found(q: string): Promise<string[]> {
  const { status, body } = await app.call('GET', `/content/articles?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return body.payload.map((item: { uid: string }) => item.uid).sort()
}

const everything = ['meditation', 'naissance', 'sommeil']

describe('q finds', () => {
  test.each([
    ['accents left out', 'meditation', ['meditation']],
    ['accents put in', 'sommèil', ['sommeil']],
    ['accents typed as separate marks', 'me\u0301ditation', ['meditation']],
    ['capitals', 'MÉDITATION', ['meditation']],
    ['a plural for a singular', 'sommeils', ['sommeil']],
    ['a singular for a plural', 'bébé', ['sommeil']],
    ['another form of a verb', 'respire', ['meditation']],
    ['the ligature spelt out', 'coeur', ['naissance']],
    ['the ligature', 'œdipe', ['naissance']],
    ['a word after an elision', 'orage', ['sommeil']],
    ['a word with its elision', 'l’orage', ['sommeil']],
    ['a word with its elision, typed straight', "l'orage", ['sommeil']],
    ['a word between French quotation marks', 'mal', ['sommeil']],
    ['a word whose letters are in two tags', 'chaton', ['meditation']],
    ['a hyphenated word', 'bien-être', ['meditation']],
    ['a word of the body alone', 'gronder', ['sommeil']],
    ['a word of the excerpt alone', 'nuit', ['sommeil']],
    ['the author', 'helene morel', ['naissance']],
    ['the category', 'perinatalite', ['naissance']],
    ['the tag', 'écoutes', ['naissance']],
    ['several words, wherever each stands', 'naissance morel coeur', ['naissance']],
    ['several words of which one is nowhere', 'naissance sommeil', []],
    ['words that are not indexed beside one that is', 'la naissance', ['naissance']],
    ['a slip in the title', 'médittation', ['meditation']],
    ['another slip', 'someil', ['sommeil']],
    ['a letter taken for another', 'naissence', ['naissance']],
    ['two letters swapped, in the body', 'orgae', ['sommeil']],
    ['a letter left out, in the body', 'anxeté', ['sommeil']],
    ['a slip and a good word', 'retrover nuits', ['sommeil']],
    ['a slip in a name', 'Dialo', ['meditation', 'sommeil']],
    ['nothing like it', 'xylophone', []],
    ['only words that are not indexed', 'le la', []],
    ['only signs', '?!', []],
    ['nothing asked', '', everything],
    ['spaces', '   ', everything],
  ])('%s: %s', async (_what, q, expected) => {
    expect(await found(q)).toEqual(expected)
  })
})

test.each(["'", "a'b:*", '!!&|', '\\', '%', '" or 1=1 --', '()', 'a'.repeat(200), '🙂', '<->', 'é'.repeat(200)])(
  'a query of punctuation is not an error: %s',
  async (q) => {
    await found(q)
  },
)

test.each([
  ['Anxeté', [{ word: 'anxeté', by: ['anxiété'] }]],
  ['retrover nuits', [{ word: 'retrover', by: ['retrouver'] }]],
  ['anxiété', undefined],
  ['xylophone', undefined],
])('the response names the words searched instead, with their accents: %s', async (q, replaced) => {
  const { body } = await app.call('GET', `/content/articles?q=${encodeURIComponent(q)}`)
  expect(body.page.replaced).toEqual(replaced)
})

test('q and other filters are combined with AND', async () => {
  const { body } = await app.call('GET', '/content/articles?q=sommeil&category=perinatalite')
  expect(body.payload).toEqual([])
})
