import { type RefObject, useEffect, useState } from 'react'

export type IframeState = 'loading' | 'shown' | 'failed'

/** Time after which a page that has not loaded counts as failed; it is still shown if it loads later. */
const patienceMilliseconds = 15_000

/**
 * State of a frame after loading. It may contain the site's page, nothing, or an error page of the browser, which
 * cannot be read.
 * @param status of the response, if the browser exposes it
 */
export function readIframeState(page: Document | null | undefined, status: number | undefined): IframeState {
  const isPage = Boolean(page?.querySelector('[data-logo]'))
  return isPage && (status === undefined || status < 400) ? 'shown' : 'failed'
}

function statusOf(frame: HTMLIFrameElement): number | undefined {
  const [navigation] = frame.contentWindow?.performance.getEntriesByType('navigation') ?? []
  const status = (navigation as PerformanceNavigationTiming | undefined)?.responseStatus
  return status === 0 ? undefined : status
}

interface SiteFrame {
  state: IframeState
  /** React key of the frame: a new one loads it again */
  tries: number
  /** called when the frame has loaded */
  noteLoaded(): void
  retry(): void
}

/** Tells whether the frame shows a page of the site, and lets the user retry. */
export function useSiteIframe(frame: RefObject<HTMLIFrameElement | null>): SiteFrame {
  const [state, setState] = useState<IframeState>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), patienceMilliseconds)
    return () => clearTimeout(timer)
  }, [state])
  return {
    state,
    tries,
    noteLoaded() {
      const element = frame.current
      if (element)
        setState(readIframeState(element.contentDocument, element.contentDocument ? statusOf(element) : undefined))
    },
    retry() {
      setState('loading')
      setTries((count) => count + 1)
    },
  }
}
