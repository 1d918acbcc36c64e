import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Distance in pixels that still counts as the end. */
const nearPixels = 80
const markMargin = 16

/**
 * Scrolling of a list that is read from its end, in a pane laid out in reverse (`flex-col-reverse`).
 * The browser opens it at its end, without a script too. Messages added above do not move the visible ones.
 * Messages added at the end scroll only if the user is there.
 * @param last key of the last message
 * @param own whether the user wrote it: it is then scrolled into view
 */
export function useScrollToBottom(pane: RefObject<HTMLElement | null>, last: string | undefined, own: boolean) {
  const [away, setAway] = useState(false)
  const height = useRef(0)
  const shown = useRef(last)

  useEffect(() => {
    const element = pane.current
    if (!element) return
    const onScroll = () => setAway(element.scrollTop < -nearPixels)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [pane])

  // Start reading at the first new message.
  useLayoutEffect(() => {
    const element = pane.current
    const mark = element?.querySelector('[data-new]')
    if (!element || !mark) return
    const above = mark.getBoundingClientRect().top - element.getBoundingClientRect().top - markMargin
    if (above < 0) element.scrollTop += above
  }, [pane])

  useLayoutEffect(() => {
    const element = pane.current
    if (!element) return
    const grown = element.scrollHeight - height.current
    height.current = element.scrollHeight
    if (shown.current === last) return
    shown.current = last
    if (own || element.scrollTop >= -nearPixels) element.scrollTop = 0
    else element.scrollTop -= grown
  })

  const toBottom = () => pane.current?.scrollTo({ top: 0, behavior: 'smooth' })
  return { away, toBottom }
}
