import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { otherTabChangeEvent } from '../tabs/tab-message.ts'

/** Refetches the page's data after a change in another tab. Its loader redirects a user who lost access. */
export function useOtherTabs(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onChange = (event: Event) => {
      event.preventDefault()
      void revalidate()
    }
    document.addEventListener(otherTabChangeEvent, onChange)
    return () => document.removeEventListener(otherTabChangeEvent, onChange)
  }, [revalidate])
}
