import { shortened } from '../conversation/quote-block.ts'
import { isPlain } from './plain.ts'

function selectedIn(text: Element): string {
  const selection = document.getSelection()
  const range = selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null
  return range && text.contains(range.commonAncestorContainer) ? shortened(selection?.toString() ?? '') : ''
}

/** On plain pages: while she has selected a passage of an article, the way to talk about it stands over the text. */
export function offerPassage(): void {
  const text = document.querySelector('[data-passage-text]')
  const link = document.querySelector<HTMLAnchorElement>('a[data-passage]')
  if (!text || !link || !isPlain()) return
  document.addEventListener('selectionchange', () => {
    const passage = selectedIn(text)
    const address = new URL(link.href)
    if (passage) address.searchParams.set('quote', passage)
    else address.searchParams.delete('quote')
    link.href = `${address}`
    link.hidden = passage === ''
  })
  // What is selected stays selected until she has followed it.
  link.addEventListener('pointerdown', (event) => event.preventDefault())
}
