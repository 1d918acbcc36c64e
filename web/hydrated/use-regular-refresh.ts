import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { lookRegularly } from '../conversation/look-regularly.ts'
import { quietly } from './keep-page.ts'

/** Refetches the page's data from time to time. Without an answer what is shown stays until the next time. */
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
