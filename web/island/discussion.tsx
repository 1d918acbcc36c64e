import { DiscussionView } from '../coaching/discussion-view.tsx'
import { DiscussionsView } from '../coaching/discussions-view.tsx'
import { t } from '../i18n/index.ts'
import { followAround } from './around.tsx'
import type { DiscussionIsland } from './page-data.ts'
import { PageElement } from './router.tsx'
import { startIsland } from './start-island.tsx'

function show({ params, list, site, ...shown }: DiscussionIsland) {
  return (
    <PageElement
      value={<DiscussionView owner={site.viewer?.uid ?? ''} uid={params.uid} {...shown} problem={shown.problem} />}
    >
      <DiscussionsView loaded={list} />
    </PageElement>
  )
}

const page = startIsland({ show, failed: t('coaching.discussion.load_failed') })
if (page) followAround(page)
