import { expect, test } from 'vitest'
import type { ContentFile } from '../../demo/content-file.ts'
import { readJson, readTexts } from '../../demo/read-files.ts'
import { sellerFacts } from '../../demo/seed-seller.ts'
import { voices } from '../../demo/voices.ts'
import { defaultPages } from '../../modules/articles/writing/default-pages.ts'
import { digestSentences, digestText } from '../../modules/opening/checks/demo-texts.ts'

// `npx vitest run tests/contract/demo-digests.test.ts --project unit -u` rewrites the file.
const file = '../../modules/opening/checks/demo-digests.json'

/** Legal pages may share their text with other sites, except for lines that name the demo or its fictional company. */
const fictional = /fictif|fictive|démonstration|Éclore/

test('the opening check has the digests of all texts of the demo', async () => {
  const { authors, categories } = await readJson<ContentFile>('content.json')
  const articles = await readTexts('articles')
  const pages = await readTexts('pages')
  const own = new Set(defaultPages.flatMap(({ content }) => digestSentences(content)))
  const paragraphs = pages.flatMap(({ name, html }) =>
    html.split('\n').filter((line) => name === 'about' || fictional.test(line)),
  )
  const sentences = [...paragraphs, ...voices.map(({ text }) => text)].flatMap(digestSentences)
  // The publisher's name may be that of the site, so it is left out.
  const names = sellerFacts.flatMap(([{ name }, value]) =>
    typeof value === 'object' && name !== 'publisher' ? [(value as { name: string }).name] : [],
  )
  // Digest only long sentences: no other site has them, and digests of all would be too many.
  const bodies = articles.flatMap(({ html }) => digestSentences(html, 80))
  const texts = [
    ...names,
    ...categories.map(({ description }) => description),
    ...articles.flatMap(({ fields: { title = '', excerpt = '' } }) => [title, excerpt]),
    ...authors.map(({ biography }) => biography),
  ]
  const digests = {
    sentences: [...new Set(sentences)].filter((digest) => !own.has(digest)).sort(),
    bodies: [...new Set(bodies)].sort(),
    texts: texts.map(digestText).sort(),
  }
  await expect(`${JSON.stringify(digests, null, 2)}\n`).toMatchFileSnapshot(file)
})
