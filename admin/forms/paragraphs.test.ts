import { expect, test } from 'vitest'
import { applyTextEdit, htmlOf, paragraphsOf } from './paragraphs.ts'

test('typed paragraphs become HTML that is read back as typed', () => {
  const text = 'Elle écoute.\nPuis elle répond & « <b> ».\n\nElle nage.'
  expect(htmlOf(text)).toBe('<p>Elle écoute.<br />Puis elle répond &amp; « &lt;b&gt; ».</p><p>Elle nage.</p>')
  expect(paragraphsOf(htmlOf(text))).toBe(text)
})

const bold = '<p>Elle <strong>écoute</strong> et <a href="/about">répond</a>.</p>'
const list = '<ul><li>Un <em>premier</em></li><li><p>Deux</p></li></ul>'
const whole = `${bold}<p>Elle nage.</p><figure><img src="/media/a" alt="" /></figure>${list}`
const typed = 'Elle écoute et répond.\n\nElle nage.\n\nUn premier\n\nDeux'

test.each([
  ['another paragraph', 'Elle nage.', 'Elle court & nage.', 'Elle nage.', 'Elle court &amp; nage.'],
  ['words beside bold ones', 'et répond', 'puis répond', ' et <a', ' puis <a'],
  ['bold words', 'écoute', 'entend', 'écoute', 'entend'],
  ['an entry of a list', 'premier', 'dernier', 'premier', 'dernier'],
  ['a paragraph more', 'nage.', 'nage.\n\nEt court.', '<p>Elle nage.</p>', '<p>Elle nage.</p><p>Et court.</p>'],
  ['an entry more', 'Deux', 'Deux\n\nTrois', '<p>Deux</p>', '<p>Deux</p><p>Trois</p>'],
  ['a first paragraph', 'Elle écoute', 'Zoé\n\nElle écoute', '<p>Elle <s', '<p>Zoé</p><p>Elle <s'],
  ['a paragraph less', '\n\nElle nage.', '', '<p>Elle nage.</p>', ''],
  ['an entry less', 'Un premier\n\n', '', '<li>Un <em>premier</em></li>', ''],
  ['a line’s end', 'écoute et', 'écoute\net', '</strong> et', '</strong><br />et'],
  ['a paragraph cut in two', ' et répond', '\n\net répond', '</strong> et', '</strong></p><p>et'],
  ['two paragraphs joined', 'répond.\n\nElle', 'répond. Elle', '</a>.</p><p>Elle', '</a>. Elle'],
  ['removed bold words', 'écoute ', '', '<strong>écoute</strong> ', ''],
])('An edit of %s keeps bold words, links and lists', (_what, from, to, before, after) => {
  expect(paragraphsOf(whole)).toBe(typed)
  const edited = typed.replace(from, to)
  const html = applyTextEdit(whole, edited)
  expect(html).toBe(whole.replace(before, after))
  expect(paragraphsOf(html)).toBe(edited)
})

test('an unchanged text keeps its HTML, while an emptied one loses it', () => {
  expect(applyTextEdit(whole, `${typed}\n`)).toBe(whole)
  expect(applyTextEdit(bold, '')).toBe('')
  expect(applyTextEdit('', 'Bonjour\n\nZoé')).toBe('<p>Bonjour</p><p>Zoé</p>')
  expect(applyTextEdit('Bonjour<br /><br />Zoé', 'Bonjour\n\nZoé !')).toBe('Bonjour<br /><br />Zoé !')
})

test('an edited text is shown as typed, whatever the HTML was before', () => {
  const texts = ['', 'a', 'aa a\na', '<b> & "c"', 'ée😀a', 'Un premier\n\naa', 'Deux\n\nUn\n\nElle nage.\n\na', typed]
  for (const html of [bold, list, whole, '<p>a<br /><br />a</p>', '<blockquote>a 😀<p>b</p></blockquote>']) {
    for (const text of texts) expect([html, paragraphsOf(applyTextEdit(html, text))]).toEqual([html, text])
  }
})
