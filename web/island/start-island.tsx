import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { WayOutButton } from '../discretion/way-out.tsx'
import { FailureNotice } from '../hydrated/failure-notice.tsx'
import { changedElsewhere } from '../tabs/tab-message.ts'
import { guardLinks } from './links.ts'
import { IslandPageContext, useFreshPage } from './page.ts'
import { type IslandPage, islandSelector, readPage } from './page-data.ts'
import { RenderFailure } from './render-failure.tsx'
import { askAgain } from './send-form.ts'

interface IslandParts<Page> {
  /** makes what stands in `main`, as the server rendered it */
  show: (page: Page) => ReactNode
  /** what is said instead where that fails */
  failed: string
}

interface ShownProps<Page> extends Pick<IslandParts<Page>, 'show'> {
  loaded: Page
}

function Shown<Page extends IslandPage>({ loaded, show }: ShownProps<Page>) {
  // What is asked for again is the page at this address, of the same kind.
  const page = (useFreshPage() as Page | undefined) ?? loaded
  return <IslandPageContext value={page}>{show(page)}</IslandPageContext>
}

/** React in `main` alone. @returns what the page brought */
export function startIsland<Page extends IslandPage>({ show, failed }: IslandParts<Page>): Page | undefined {
  const page = readPage<Page>(document.querySelector(islandSelector)?.textContent)
  const main = document.querySelector('main')
  if (!page || !main) return undefined
  // The data and this script are no part of what React shows.
  for (const script of main.querySelectorAll('script')) script.remove()
  hydrateRoot(
    main,
    <StrictMode>
      <RenderFailure message={failed}>
        <Shown loaded={page} show={show} />
      </RenderFailure>
    </StrictMode>,
  )
  const wayOut = document.querySelector('[data-way-out]')
  const { discretion, audience } = page.site
  const path = `${location.pathname}${location.search}`
  if (wayOut) hydrateRoot(wayOut, <WayOutButton choices={discretion} locks={audience.signedIn} path={path} />)
  const notices = document.createElement('div')
  document.body.append(notices)
  createRoot(notices).render(<FailureNotice />)
  guardLinks()
  document.addEventListener(changedElsewhere, (event) => {
    event.preventDefault()
    void askAgain()
  })
  return page
}
