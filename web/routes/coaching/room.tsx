import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useParams, useRevalidator } from 'react-router'
import { listTickets } from '../../../contracts/support.ts'
import { siteContext } from '../../context.ts'
import { takeList } from '../../conversation/take-list.ts'
import { coachingGuards } from '../../session/guards.ts'
import { classes } from '../../ui/classes.ts'
import type { Route } from './+types/room'
import { coachFaces } from './coaches.ts'
import { DiscussionList } from './discussion-list.tsx'
import { summarize } from './summarize.ts'
import './room.css'

export const middleware: Route.MiddlewareFunction[] = coachingGuards

/** How often her list is looked at again while she is here. */
const refreshMilliseconds = 60_000

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, reportError } = context.get(siteContext)
  const [list, faces] = await Promise.all([
    takeList(api, listTickets, { params: { type: 'coaching' } }, url),
    coachFaces(api, reportError),
  ])
  const now = new Date().toISOString()
  if ('error' in list) {
    reportError(list.error)
    return { discussions: null, more: null, now }
  }
  return { discussions: list.items.map((ticket) => summarize(ticket, faces)), more: list.more, now }
}

/** New answers in other discussions show without being asked for. */
function useFreshList(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden && navigator.onLine) void revalidate()
    }
    const timer = setInterval(refresh, refreshMilliseconds)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [revalidate])
}

/** From 1280 px on two panes, her list and a conversation; below one at a time. */
export default function Room({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { uid } = useParams()
  useFreshList()
  const { discussions } = loaderData
  const open = uid !== undefined
  const empty = discussions?.length === 0
  return (
    <div
      data-open={open || undefined}
      className="room lg:page lg:mt-4 lg:mb-14 lg:grid lg:grid-cols-[minmax(20rem,26rem)_1fr] lg:grid-rows-[minmax(0,1fr)] lg:overflow-hidden lg:rounded-sheet lg:border lg:border-line lg:bg-white lg:shadow-lift"
    >
      <nav
        aria-label={t('coaching.list.label')}
        className={classes('min-h-0 lg:flex lg:flex-col lg:border-line lg:border-r', open && 'max-lg:hidden')}
      >
        <DiscussionList {...loaderData} openUid={uid} />
      </nav>
      <div className={classes('min-h-0 min-w-0', !open && !empty && 'max-lg:hidden', open && 'h-full')}>
        <Outlet />
      </div>
    </div>
  )
}
