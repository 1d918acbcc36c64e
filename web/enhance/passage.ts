import { shortened } from '../conversation/messages/quote-block.ts'
import { isStatic } from './static.ts'

function selectedIn(text: Element): string {
  const selection = document.getSelection()
  const range = selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null
  return range && text.contains(range.commonAncestorContainer) ? shortened(selection?.toString() ?? '') : ''
}

/** Shows the link to a coach while the reader has selected a passage of an article, on static pages. */
export function offerPassage(): void {
  const text = document.querySelector('[data-passage-text]')
  const link = document.querySelector<HTMLAnchorElement>('a[data-passage]')
  if (!text || !link || !isStatic()) return
  const show = () => {
    const passage = selectedIn(text)
    const address = new URL(link.href)
    if (passage) address.searchParams.set('quote', passage)
    else address.searchParams.delete('quote')
    link.href = `${address}`
    link.hidden = passage === ''
  }
  document.addEventListener('selectionchange', show)
  // The reader may have selected text before this script loaded.
  show()
  // Keep the selection until the reader has followed the link.
  link.addEventListener('pointerdown', (event) => event.preventDefault())
}
