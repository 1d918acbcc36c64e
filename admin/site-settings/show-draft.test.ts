// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { originalColours } from './draft.ts'
import { logoClasses, showDraft } from './show-draft.ts'

const { documentElement: root, body } = document

beforeEach(() => {
  // Style attribute as the server writes it for an ink colour that was saved before.
  root.setAttribute('style', '--color-ink: #000022')
  body.innerHTML = '<header><b data-logo>Éclore</b></header><p>Éclore</p>'
})

test('unsaved colours, their shades and the unsaved logo text are shown', () => {
  showDraft(document, {
    colours: { ...originalColours, accent: '#cfe3ff', ink: '#000022' },
    logoText: ' Aube ',
    logo: undefined,
  })
  expect(root.style.getPropertyValue('--color-rose')).toBe('#cfe3ff')
  expect(root.style.getPropertyValue('--color-blush')).toBe('color-mix(in oklab, #cfe3ff 88%, #000022)')
  expect(root.style.getPropertyValue('--color-ink')).toBe('#000022')
  expect(body.innerHTML).toBe('<header><b data-logo="">Aube</b></header><p>Éclore</p>')
})

test('choosing the original colours removes all inline colours', () => {
  showDraft(document, { colours: originalColours, logoText: 'Éclore', logo: undefined })
  expect(root.style).toHaveLength(0)
})

test('a half-typed colour changes nothing', () => {
  showDraft(document, { colours: { ...originalColours, paper: '#ff' }, logoText: 'Éclore', logo: undefined })
  expect(root.style.getPropertyValue('--color-ink')).toBe('#000022')
  expect(root.style).toHaveLength(1)
})

test('a document that has just begun to load is left unchanged', () => {
  const empty = new Document()
  expect(empty.documentElement).toBeNull()
  showDraft(empty, { colours: originalColours, logoText: 'Éclore', logo: undefined })
  expect(empty.childNodes).toHaveLength(0)
})

const draft = { colours: originalColours, logoText: 'Aube' }
const wide = { url: '/media/vague.png', width: 600, height: 200 }

test('an unsaved logo picture is shown alone or beside the logo text', () => {
  body.innerHTML = '<header><span data-logo-mark><b data-logo>Éclore</b></span></header>'
  showDraft(document, { ...draft, logo: { ...wide, withText: false } })
  const mark = body.querySelector('[data-logo-mark]')
  expect(mark?.querySelector('img')?.getAttribute('src')).toBe('/media/vague.png')
  expect([mark?.querySelector('img')?.alt, mark?.textContent]).toEqual(['Aube', ''])
  showDraft(document, { ...draft, logo: { ...wide, withText: true } })
  expect([mark?.querySelector('img')?.alt, mark?.textContent]).toEqual(['', 'Aube'])
  expect(mark?.querySelector('[data-logo]')?.className).toContain('hidden')
})

test('the logo text replaces a removed logo picture', () => {
  body.innerHTML = '<header><span data-logo-mark><img src="/logo.png" alt="Éclore"></span></header>'
  showDraft(document, { ...draft, logo: null })
  expect(body.textContent).toBe('Aube')
  expect(body.querySelector('img')).toBeNull()
})

test('the draft’s logo uses the classes of the site’s logo', () => {
  const source = readFileSync('web/layout/navigation/logo.tsx', 'utf8')
  for (const classes of Object.values(logoClasses)) expect(source).toContain(classes)
})
