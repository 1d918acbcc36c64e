import { blocksOf } from '../../conversation/messages/message-blocks.ts'
import { cloneTemplatePart } from './parts.ts'

/** Plain text: addresses in a passage are not linked. */
const textOf = (quote: string): string =>
  blocksOf(quote)
    .flatMap(({ inlines }) => inlines)
    .map((inline) => ('href' in inline ? inline.href : inline.text))
    .join('')

function cardOf(quote: string, remove: () => void): DocumentFragment {
  const card = cloneTemplatePart('quoted-passage')
  const [passage, caption, link] = ['blockquote', 'figcaption', 'figcaption a'].map((one) => card.querySelector(one))
  const source = blocksOf(quote).find((block) => block.source)?.source
  const text = textOf(quote)
  if (text === '') passage?.remove()
  else passage?.replaceChildren(text)
  if (!source) caption?.remove()
  else {
    link?.setAttribute('href', source.href)
    link?.firstChild?.replaceWith(source.title)
    link?.nextElementSibling?.replaceChildren(source.host)
  }
  card.querySelector('button')?.addEventListener('click', remove)
  return card
}

/** Enhances coaching/chat/quoted-passage.tsx: shows the passage that a message or draft begins with, and removes it. */
export function enhanceQuote(form: HTMLFormElement, passage: Element): void {
  const field = passage.querySelector('textarea')
  const place = field?.previousElementSibling
  if (!field || !place) return
  function remove(): void {
    if (!field) return
    field.value = ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
    place?.replaceChildren()
    form.querySelector<HTMLElement>('textarea:not([hidden])')?.focus()
  }
  place.replaceChildren(...(field.value.trim() === '' ? [] : [cardOf(field.value.trim(), remove)]))
}
