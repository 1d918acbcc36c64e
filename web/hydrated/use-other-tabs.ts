import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { changedElsewhere } from '../tabs/tab-message.ts'

/** What another tab changed is asked for again; a page that is no longer hers leads away by itself. */
export function useOtherTabs(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onChange = (event: Event) => {
      event.preventDefault()
      void revalidate()
    }
    document.addEventListener(changedElsewhere, onChange)
    return () => document.removeEventListener(changedElsewhere, onChange)
  }, [revalidate])
}
