import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { DiscussionView } from '../coaching/discussion-view.tsx'
import { DiscussionsView } from '../coaching/discussions-view.tsx'
import { WayOutButton } from '../discretion/way-out.tsx'
import { FailureNotice } from '../hydrated/failure-notice.tsx'
import { changedElsewhere } from '../tabs/tab-message.ts'
import { followAround } from './around.tsx'
import { guardLinks } from './links.ts'
import { IslandPageContext, useFreshPage } from './page.ts'
import { type IslandPage, islandSelector, readPage } from './page-data.ts'
import { RenderFailure } from './render-failure.tsx'
import { PageElement } from './router.tsx'
import { askAgain } from './send-form.ts'

function Page({ loaded }: { loaded: IslandPage }) {
  const page = useFreshPage() ?? loaded
  const { params, list, site, ...shown } = page
  return (
    <IslandPageContext value={page}>
      <PageElement
        value={<DiscussionView owner={site.viewer?.uid ?? ''} uid={params.uid} {...shown} problem={shown.problem} />}
      >
        <DiscussionsView loaded={list} />
      </PageElement>
    </IslandPageContext>
  )
}

function start(): void {
  const page = readPage(document.querySelector(islandSelector)?.textContent)
  const main = document.querySelector('main')
  if (!page || !main) return
  // The data and this script are no part of what React shows.
  for (const script of main.querySelectorAll('script')) script.remove()
  followAround(page)
  hydrateRoot(
    main,
    <StrictMode>
      <RenderFailure>
        <Page loaded={page} />
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
}

start()
