import { useRouteLoaderData } from 'react-router'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { loader as discussionsLoader } from './discussions-layout.tsx'

export const handle: PageFacts = {
  app: true,
  exit: true,
  shortFooter: true,
  title: 'titles.coaching',
  uncrawled: true,
  returnTo: true,
}

/** Guarded by the layout route; this loader makes a client navigation ask the server. */
export const loader = () => null

/** Shown beside the list on a wide window, or alone if there is no discussion yet. */
export default function Discussions() {
  const layout = useRouteLoaderData<typeof discussionsLoader>('routes/coaching/discussions-layout')
  const empty = layout?.discussions?.length === 0 && layout.q === ''
  return (
    <div className="chat-ground grid h-full place-items-center px-(--gutter)">
      <EmptyState
        title={t(empty ? 'coaching.list.empty' : 'coaching.list.choose')}
        action={
          <LinkButton to="/coaching/new-discussion" kind={empty ? 'primary' : 'secondary'}>
            {t('coaching.list.start')}
          </LinkButton>
        }
      >
        {t(empty ? 'coaching.list.empty_text' : 'coaching.list.choose_text')}
      </EmptyState>
    </div>
  )
}
