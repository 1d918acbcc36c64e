import { expect, test } from 'vitest'
import { withParts } from './prose-parts.ts'

const words = {
  callouts: { try: 'À essayer', know: 'À savoir', emergency: 'En cas d’urgence' },
  ...{ notes: 'Notes', note: 'Note', back: 'Revenir au renvoi' },
  embeds: { youtube: 'Une vidéo de YouTube', vimeo: 'Une vidéo de Vimeo' },
}
const shown = (html: string) => withParts(html, words)

test('a text without boxes and notes is unchanged', () => {
  const html = '<p>a <small>b</small></p><figure><img src="/media/x" alt="" /></figure>'
  expect(shown(html)).toBe(html)
})

test('a callout has a label unless it is a pull quote', () => {
  expect(shown('<aside data-callout="try"><p>a</p></aside>')).toBe(
    '<aside data-callout="try"><p class="prose-callout-title">À essayer</p><p>a</p></aside>',
  )
  expect(shown('<aside data-callout="pull-quote"><p>a</p></aside>')).toBe(
    '<aside data-callout="pull-quote"><p>a</p></aside>',
  )
})

test('notes are numbered below the text, with links back', () => {
  const html = shown(
    '<p>a<small data-footnote>b <small>c</small></small> d<small data-footnote lang="en">e</small></p>',
  )
  expect(html).toContain('<p>a<sup><a id="renvoi-1" href="#note-1" aria-label="Note 1">1</a></sup> d<sup>')
  expect(html).toContain(
    '<li id="note-1">b <small>c</small> <a href="#renvoi-1" aria-label="Revenir au renvoi 1">↩</a></li>',
  )
  expect(html).toContain('<li id="note-2" lang="en">e ')
  expect(html).toMatch(/<section class="prose-notes" aria-label="Notes">.*<\/section>$/)
})

test('only links to listed video sites become frames', () => {
  const figure = (href: string) => `<figure data-embed="youtube"><a href="${href}">Voir</a></figure>`
  expect(shown(figure('https://www.youtube.com/watch?v=abcdefghijk&amp;t=3'))).toContain(
    '<p class="prose-embed-notice">Une vidéo de YouTube</p><a href="https://www.youtube.com/watch?v=abcdefghijk&amp;t=3" data-frame="https://www.youtube-nocookie.com/embed/abcdefghijk">Voir',
  )
  expect(shown(figure('https://mechant.example/watch?v=abcdefghijk'))).not.toContain('data-frame')
})
