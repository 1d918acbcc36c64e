import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Creates one link while the preview is open: each link adds a line to the audit.
 * @param page what is previewed
 */
export const usePreviewLink = (page: string, createLink: () => Promise<string>) =>
  useQuery({
    queryKey: ['preview', page],
    queryFn: async () => {
      const { pathname, search } = new URL(await createLink())
      return `${pathname}${search}`
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })

/** Blocks the links of the previewed page, except those within the page. */
function stay(event: Event): void {
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
}

/**
 * Reloads the previewed page after each save, and restores its scroll position.
 * @param savedAt time of the working copy's last save
 * @returns handler of the frame's `load` event
 */
export function useReloading(frame: RefObject<HTMLIFrameElement | null>, savedAt: string | null): () => void {
  const shown = useRef(savedAt)
  const scrolledTo = useRef(0)
  useEffect(() => {
    if (shown.current === savedAt) return
    shown.current = savedAt
    const page = frame.current?.contentWindow
    if (!page) return
    scrolledTo.current = page.scrollY
    page.location.reload()
  }, [frame, savedAt])
  return () => {
    const page = frame.current?.contentWindow
    page?.document.addEventListener('click', stay)
    page?.scrollTo({ top: scrolledTo.current, behavior: 'instant' })
  }
}
