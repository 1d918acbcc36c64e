// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { draftSlot } from '../../conversation/device/device-storage.ts'
import { deleteSentDraft, enableFormDraft } from './draft.ts'

const page = `<form data-draft='{"owner":"contact","uid":"new-ticket"}'>
  <input name="subject"><select name="category"><option value=""></option><option selected>Paiement</option><option>Autre</option></select>
  <input type="file" name="files" multiple aria-describedby="hint notice"><p id="notice"></p><ul data-chosen-files></ul>
  <template data-part="chosen-file"><li><span data-file-name></span><span data-file-size></span><button type="button"></button></li></template>
  <div data-quoted-passage><div></div><textarea name="quote" hidden></textarea>
    <template data-part="quoted-passage"><figure><blockquote>…</blockquote><figcaption><span><a href="">…<svg></svg></a><span></span></span></figcaption></figure><button type="button"></button></template></div>
  <textarea name="message"></textarea>
</form>`

let form: HTMLFormElement
let held: File[] = []
const slot = draftSlot('contact', 'new-ticket')
const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
const names = () => [...form.querySelectorAll('[data-file-name]')].map(({ textContent }) => textContent)
const notice = () => document.getElementById('notice')?.textContent

beforeEach(() => {
  held = []
  slot.write(null)
  history.replaceState(null, '', '/contact/new-ticket')
  document.body.innerHTML = page
  form = document.querySelector('form') as HTMLFormElement
  // jsdom has no `DataTransfer`, and its controls accept no files: replace both.
  vi.stubGlobal(
    'DataTransfer',
    class {
      files: File[] = []
      items = { add: (file: File) => this.files.push(file) }
    },
  )
  Object.defineProperty(field('files'), 'files', { get: () => held, set: (files: File[]) => (held = files) })
  Element.prototype.scrollIntoView = () => {}
})

const pdf = (name: string, size = 10): File => new File([new Uint8Array(size)], name, { type: 'application/pdf' })

function chooseFiles(...files: File[]): void {
  held = files
  field('files').dispatchEvent(new Event('change', { bubbles: true }))
}

test('A restored draft is kept until the form has been sent', async () => {
  slot.write(JSON.stringify({ subject: 'Une question', category: 'Autre' }))
  enableFormDraft(form)
  expect([field('subject').value, field('category').value]).toEqual(['Une question', 'Autre'])
  field('subject').value = 'Deux questions'
  field('subject').dispatchEvent(new Event('input', { bubbles: true }))
  expect(slot.read()).toContain('Deux questions')
  await deleteSentDraft(form)
  expect(slot.read()).toBeNull()
})

test('Values of a link take precedence over the draft', () => {
  history.replaceState(null, '', '/contact/new-ticket?category=Paiement')
  slot.write(JSON.stringify({ subject: 'Une question', category: 'Autre' }))
  enableFormDraft(form)
  expect([field('subject').value, field('category').value]).toEqual(['Une question', 'Paiement'])
})

test('Text typed before the script loads takes precedence over the draft', () => {
  slot.write(JSON.stringify({ subject: 'Une question', category: 'Autre' }))
  field('subject').value = 'Typed'
  enableFormDraft(form)
  expect([field('subject').value, field('category').value]).toEqual(['Typed', 'Autre'])
  expect(slot.read()).toContain('Typed')
})

test('Files can be added without duplicates and removed', () => {
  enableFormDraft(form)
  const one = pdf('un.pdf')
  chooseFiles(one, pdf('deux.pdf'))
  chooseFiles(one, pdf('trois.pdf', 2048))
  expect(names()).toEqual(['un.pdf', 'deux.pdf', 'trois.pdf'])
  expect(form.querySelector('li:last-child [data-file-size]')?.textContent).toBe('2\u00a0Ko')
  form.querySelector<HTMLButtonElement>('[aria-label="Retirer deux.pdf"]')?.click()
  expect([names(), held.map(({ name }) => name)]).toEqual([
    ['un.pdf', 'trois.pdf'],
    ['un.pdf', 'trois.pdf'],
  ])
})

test('A file that is too large is refused at once', () => {
  enableFormDraft(form)
  chooseFiles(pdf('lourd.pdf', 10 * 1024 * 1024 + 1))
  expect(notice()).toContain('lourd.pdf')
  expect([names(), held]).toEqual([[], []])
})

test('Files of a refused form are listed again', () => {
  held = [pdf('un.pdf')]
  enableFormDraft(form)
  expect(names()).toEqual(['un.pdf'])
})

const quote = '> Dire non, c’est dire oui.\n> Oser dire non – https://exemple.fr/article/dire-non'
const card = () => form.querySelector('figure')
const parts = () => [
  card()?.querySelector('blockquote')?.textContent,
  card()?.querySelector('a')?.getAttribute('href'),
  card()?.querySelector('a')?.textContent,
  card()?.querySelector('a + span')?.textContent,
]
const bringQuote = (brought: string): void => {
  const quoted = field('quote') as unknown as HTMLTextAreaElement
  quoted.defaultValue = brought
  quoted.setAttribute('data-brought', '')
}

test('A draft’s quoted passage is shown again with its source', async () => {
  slot.write(JSON.stringify({ quote }))
  enableFormDraft(form)
  await vi.waitFor(() => expect(card()).not.toBeNull())
  expect(field('quote').value).toBe(quote)
  expect(parts()).toEqual([
    'Dire non, c’est dire oui.',
    'https://exemple.fr/article/dire-non',
    'Oser dire non',
    'exemple.fr',
  ])
})

test('A link’s passage takes precedence over the draft’s', async () => {
  bringQuote('> Le sommeil – https://exemple.fr/article/le-sommeil')
  slot.write(JSON.stringify({ quote, message: 'Bonjour' }))
  enableFormDraft(form)
  await vi.waitFor(() => expect(card()).not.toBeNull())
  expect(parts()).toEqual([undefined, 'https://exemple.fr/article/le-sommeil', 'Le sommeil', 'exemple.fr'])
  expect(field('message').value).toBe('Bonjour')
})

test('A removed passage is neither sent nor kept', async () => {
  bringQuote(quote)
  enableFormDraft(form)
  await vi.waitFor(() => expect(card()).not.toBeNull())
  form.querySelector<HTMLButtonElement>('figure + button')?.click()
  expect([card(), field('quote').value, slot.read()?.includes('Oser')]).toEqual([null, '', false])
  expect(document.activeElement).toBe(field('message'))
})

test('A passage without its article is shown as text', async () => {
  slot.write(JSON.stringify({ quote: '> <b>Un mot</b>' }))
  enableFormDraft(form)
  await vi.waitFor(() => expect(card()).not.toBeNull())
  expect([card()?.textContent?.trim(), card()?.querySelector('b')]).toEqual(['<b>Un mot</b>', null])
})
