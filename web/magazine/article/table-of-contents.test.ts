import { expect, test } from 'vitest'
import { withContents } from './table-of-contents.ts'

test('a long article has its chapters listed, each with an anchor', () => {
  const { html, contents } = withContents(
    '<h2>Été &amp; après</h2><p>a</p><h2><em>Deux</em></h2><h2>Été &amp; après</h2>',
  )
  expect(contents).toEqual([
    { id: 'ete-apres', text: 'Été & après' },
    { id: 'deux', text: 'Deux' },
    { id: 'ete-apres-2', text: 'Été & après' },
  ])
  expect(html).toContain('<h2 id="ete-apres-2">')
})

test('a short article has anchors but no list of chapters', () => {
  expect(withContents('<h2>Un</h2><h2>Deux</h2>')).toEqual({
    html: '<h2 id="un">Un</h2><h2 id="deux">Deux</h2>',
    contents: [],
  })
})

test('existing anchors are kept', () => {
  expect(withContents('<h2 class="x" id="ici">Un</h2>').html).toBe('<h2 class="x" id="ici">Un</h2>')
})

test('an anchor begins with a letter', () => {
  expect(withContents('<h2>1. Qui nous sommes</h2><h2>2026</h2>').html).toBe(
    '<h2 id="qui-nous-sommes">1. Qui nous sommes</h2><h2 id="chapitre">2026</h2>',
  )
})
