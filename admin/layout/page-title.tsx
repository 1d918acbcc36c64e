import { useEffect } from 'react'
import { usePerson } from '../person.ts'

/** Names the screen in the tab and for screen readers as the site does: site title, dash, page title. */
export function PageTitle({ title }: { title: string }) {
  const { siteName } = usePerson()
  useEffect(() => {
    document.title = `${siteName} - ${title}`
  }, [siteName, title])
  return null
}
