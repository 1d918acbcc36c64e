// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { originalColours } from './draft.ts'
import { showDraft } from './show-draft.ts'

const { documentElement: root, body } = document

beforeEach(() => {
  // Style attribute as the server writes it if the owner chose an ink before.
  root.setAttribute('style', '--color-ink: #000022')
  body.innerHTML = '<header><b data-logo>Éclore</b></header><p>Éclore</p>'
})

test('colours that are not saved are set with their shades, and the logo’s text', () => {
  showDraft(document, { colours: { ...originalColours, accent: '#cfe3ff', ink: '#000022' }, logoText: ' Aube ' })
  expect(root.style.getPropertyValue('--color-rose')).toBe('#cfe3ff')
  expect(root.style.getPropertyValue('--color-blush')).toBe('color-mix(in oklab, #cfe3ff 88%, #000022)')
  expect(root.style.getPropertyValue('--color-ink')).toBe('#000022')
  expect(body.innerHTML).toBe('<header><b data-logo="">Aube</b></header><p>Éclore</p>')
})

test('the style sheet’s colour returns, even if another one is saved', () => {
  showDraft(document, { colours: originalColours, logoText: 'Éclore' })
  expect(root.style).toHaveLength(0)
})

test('a half-typed colour changes nothing', () => {
  showDraft(document, { colours: { ...originalColours, paper: '#ff' }, logoText: 'Éclore' })
  expect(root.style.getPropertyValue('--color-ink')).toBe('#000022')
  expect(root.style).toHaveLength(1)
})

test('a document that has just begun to load is left unchanged', () => {
  const empty = new Document()
  expect(empty.documentElement).toBeNull()
  showDraft(empty, { colours: originalColours, logoText: 'Éclore' })
  expect(empty.childNodes).toHaveLength(0)
})
