import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { lookRegularly } from '../conversation/transport/look-regularly.ts'
import { quietly } from './keep-page.ts'

/** Refetches the page's data regularly. Without an answer the shown data stay. */
export function useRegularRefresh(): void {
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      lookRegularly(() => {
        if (!document.hidden) void quietly(revalidate)
      }),
    [revalidate],
  )
}
