import { expect, test } from 'vitest'
import { readTexts } from '../../demo/read-files.ts'
import { defaultPages } from '../../modules/articles/writing/default-pages.ts'
import { missingStatutory } from '../../modules/opening/checks/statutory.ts'
import { missingHeadings } from '../../modules/opening/checks/terms-headings.ts'

test('the terms of a new site and of the demo have all required headings', async () => {
  const demo = (await readTexts('pages')).find(({ name }) => name === 'terms-of-service')
  expect(missingHeadings(demo?.html ?? '')).toEqual([])
  expect(missingHeadings(defaultPages.find(({ uid }) => uid === 'terms-of-service')?.content ?? '')).toEqual([])
  expect(missingHeadings('<h2>1. Objet</h2>')).toContain('un titre sur la pause')
})

test('the terms of a new site and of the demo quote the legal articles word for word', async () => {
  const demo = (await readTexts('pages')).find(({ name }) => name === 'terms-of-service')?.html ?? ''
  const own = defaultPages.find(({ uid }) => uid === 'terms-of-service')?.content ?? ''
  expect([...missingStatutory(demo), ...missingStatutory(own)]).toEqual([])
  const missing = (words: string, others: string) => missingStatutory(own.replace(words, others)).join()
  expect(missing('sans inconvénient majeur pour lui', 'sans inconvénient')).toContain('garantie légale de conformité')
  expect(missing('productives d’intérêts au taux légal', 'dues')).toContain('L241-3')
})

test('no terms contain a clause that the law forbids', async () => {
  const texts = [...(await readTexts('pages')).map(({ html }) => html), ...defaultPages.map(({ content }) => content)]
  expect(texts.join('\n')).not.toMatch(/dommages directs et prévisibles|tacitement|sans engagement de durée/i)
})
