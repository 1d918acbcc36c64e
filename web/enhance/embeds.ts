import { embedOf } from '../../contracts/articles/article-content.ts'

/** Loads an embedded page only after a click: until then its site learns nothing. Without a script the link leads there. */
export function showEmbeds(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-frame]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    const known = embedOf(link.href)
    if (!known) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.src = known.frame
    frame.title = link.textContent ?? ''
    frame.allow = 'fullscreen; picture-in-picture'
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.tabIndex = 0
    link.replaceWith(frame)
    frame.focus()
  })
}
