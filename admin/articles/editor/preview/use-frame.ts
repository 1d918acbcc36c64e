import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { previewOf } from '../draft-calls.ts'
import type { DraftSaver } from '../saving/draft-saver.ts'

/** One link for as long as the preview is open: each is a line of the audit. */
export const usePreviewLink = (uid: string, saver: DraftSaver) =>
  useQuery({
    queryKey: ['article-preview', uid],
    queryFn: async () => {
      await saver.flush()
      const { pathname, search } = new URL(await previewOf(uid))
      return `${pathname}${search}`
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })

/** Links of the page lead nowhere here, except to its own passages. */
function stay(event: Event): void {
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
}

/**
 * Loads the page of the frame again with each save, at the place where it was scrolled to.
 * @param savedAt of the working copy
 * @returns what the frame calls when it has loaded
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
