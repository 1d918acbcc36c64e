import { expect, test } from 'vitest'
import { readTexts } from '../../demo/read-files.ts'
import { defaultPages } from '../../modules/articles/writing/default-pages.ts'
import { missingHeadings } from '../../modules/opening/checks/terms-headings.ts'

test('the terms of a new site and of the demo have all required headings', async () => {
  const demo = (await readTexts('pages')).find(({ name }) => name === 'terms-of-service')
  expect(missingHeadings(demo?.html ?? '')).toEqual([])
  expect(missingHeadings(defaultPages.find(({ uid }) => uid === 'terms-of-service')?.content ?? '')).toEqual([])
  expect(missingHeadings('<h2>1. Objet</h2>')).toContain('un titre sur la pause')
})

test('no terms hold a clause that the law strikes', async () => {
  const texts = [...(await readTexts('pages')).map(({ html }) => html), ...defaultPages.map(({ content }) => content)]
  expect(texts.join('\n')).not.toMatch(/dommages directs et prévisibles|tacitement|sans engagement de durée/i)
})
