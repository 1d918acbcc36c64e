import { Outlet, useParams } from 'react-router'
import { t } from '../i18n/index.ts'
import { useLiveUnread } from '../layout/navigation/unread.ts'
import { classes } from '../ui/classes.ts'
import { DiscussionList } from './discussion-list.tsx'
import type { ListData } from './load-list.ts'
import type { Discussion } from './summarize.ts'
import { useFreshList } from './use-fresh-list.ts'

export interface DiscussionsContext {
  /** reloads the user's list */
  refresh(): void
  /** the current coach; undefined if the discussion is not in the loaded list */
  coachOf(uid: string): Discussion['coach'] | undefined
}

/** Counts unread messages outside the open discussion; undefined if the list is incomplete. */
const unreadIn = ({ discussions, more, q }: ListData, openUid: string | undefined): number | undefined =>
  more === null && q === ''
    ? discussions?.reduce((sum, { uid, unread }) => sum + (uid === openUid ? 0 : unread), 0)
    : undefined

/** Two panes from 1280 px on, the list and a conversation; below, one at a time. */
export function DiscussionsView({ loaded }: { loaded: ListData }) {
  const { uid } = useParams()
  const { list, refresh } = useFreshList(loaded)
  const open = uid !== undefined
  const empty = list.discussions?.length === 0 && list.q === ''
  useLiveUnread(unreadIn(list, uid))
  const coachOf = (wanted: string) => list.discussions?.find((one) => one.uid === wanted)?.coach
  return (
    <div
      data-open={open || undefined}
      className="discussions lg:page lg:mb-6 lg:grid lg:grid-cols-[minmax(20rem,26rem)_1fr] lg:grid-rows-[minmax(0,1fr)] lg:overflow-hidden lg:rounded-sheet lg:border lg:border-line lg:bg-white lg:shadow-lift"
    >
      <nav
        aria-label={t('coaching.list.label')}
        className={classes('min-h-0 lg:flex lg:flex-col lg:border-line lg:border-r', open && 'max-lg:hidden')}
      >
        <DiscussionList {...list} openUid={uid} />
      </nav>
      <div className={classes('min-h-0 min-w-0', !open && !empty && 'max-lg:hidden', open && 'h-full')}>
        <Outlet context={{ refresh, coachOf } satisfies DiscussionsContext} />
      </div>
    </div>
  )
}
