import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { pollRegularly } from '../conversation/transport/poll-regularly.ts'
import { withoutFailureNotice } from './keep-page.ts'

/** Refetches the page's data regularly. Without an answer the shown data stay. */
export function useRegularRefresh(): void {
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      pollRegularly(() => {
        if (!document.hidden) void withoutFailureNotice(revalidate)
      }),
    [revalidate],
  )
}
