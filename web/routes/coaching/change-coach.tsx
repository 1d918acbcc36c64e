import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { changeCoach } from '../../../contracts/coaching/coach-change.ts'
import { listTickets } from '../../../contracts/support/support.ts'
import { splitTitle } from '../../../contracts/text/titles.ts'
import { ListReader, streamList } from '../../api/index.ts'
import {
  ChangeCoachFields,
  changeCoachForm,
  type LeavableDiscussion,
  mostDiscussions,
} from '../../coaching/coaches/change-coach-form.tsx'
import { type CurrentCoach, LeavableCoaches } from '../../coaching/coaches/leavable-coaches.tsx'
import { loadCoachChoices } from '../../coaching/coaches/load-coach-choices.ts'
import { type Site, siteContext } from '../../context.ts'
import { problemOf } from '../../forms/api-problem.ts'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { coachingGuards } from '../../session/guards.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/change-coach'

export const handle: PageFacts = {
  exit: true,
  shortFooter: true,
  title: 'titles.coaching_change_coach',
  returnTo: true,
  unsent: 'coaching.change.failed',
}

export const middleware: Route.MiddlewareFunction[] = coachingGuards

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })

/** The user's discussions with a coach, open or ended, newest first. */
async function ownDiscussions({ api }: Site) {
  const reader = new ListReader(streamList(api, listTickets, { params: { type: 'coaching' } }))
  const tickets = await reader.take(mostDiscussions)
  await reader.release()
  return tickets.flatMap(({ coach, ...ticket }) => (coach ? [{ ...ticket, coach }] : []))
}

/**
 * The user's coaches, latest contact first.
 * @param tickets discussions that have a coach, newest first
 */
function coachesOf(tickets: Awaited<ReturnType<typeof ownDiscussions>>): CurrentCoach[] {
  return [...Map.groupBy(tickets, ({ coach }) => coach.uid)].flatMap(([uid, own]) =>
    own[0] ? [{ uid, name: own[0].coach.name, count: own.length }] : [],
  )
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const [coaches, tickets] = await Promise.all([loadCoachChoices(site), ownDiscussions(site)])
  const own = coachesOf(tickets)
  const asked = url.searchParams.get('from')
  const from = own.find((coach) => coach.uid === asked) ?? (asked === null && own.length === 1 ? own[0] : null) ?? null
  const withCoach = tickets.filter(({ coach }) => coach.uid === from?.uid)
  const discussions: LeavableDiscussion[] = withCoach.map(({ uid, title, modified }) => ({
    uid,
    title: splitTitle(title).title,
    modified,
  }))
  return {
    from,
    own: own.map((coach) => ({ ...coach, image: coaches?.find(({ uid }) => uid === coach.uid)?.image })),
    discussions,
    coaches: coaches?.filter((coach) => coach.uid !== from?.uid) ?? [],
    formKey: crypto.randomUUID(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, changeCoachForm)
  if (form.problem) return form.problem
  const { from, coach, follow = [], shown = [] } = form.value
  const keep = shown.filter((uid) => !follow.includes(uid))
  const { idempotencyKey } = form
  const site = context.get(siteContext)
  try {
    await site.api.call(changeCoach, { body: { from, coach, follow, keep }, idempotencyKey })
  } catch (error) {
    return toFormReport(form.submission, problemOf(error, ['coach']))
  }
  site.leaveFlash({ type: 'success', key: 'coachChanged' })
  const [first] = follow
  throw redirect(first ? `/coaching/${first}` : `/coaching/new-discussion?coach=${coach}`)
}

const Page = ({ children }: { children: ReactNode }) => (
  <div className="page pt-8 pb-(--section) lg:pt-12">
    <div className="mx-auto max-w-3xl">
      <h1 className="display text-title-lg">{t('coaching.change.title')}</h1>
      {children}
    </div>
  </div>
)

export default function ChangeCoach({ loaderData, actionData }: Route.ComponentProps) {
  const { from, coaches, own } = loaderData
  if (!from && own.length > 0) {
    return (
      <Page>
        <LeavableCoaches coaches={own} />
      </Page>
    )
  }
  if (!from || coaches.length === 0) {
    return (
      <EmptyState
        title={t('coaching.change.title')}
        action={<LinkButton to="/coaching">{t('coaching.change.back')}</LinkButton>}
      >
        {t(from ? 'coaching.change.alone' : 'coaching.change.nothing')}
      </EmptyState>
    )
  }
  return (
    <Page>
      <p className="mt-5 text-lead">{t('coaching.change.lead', { from: from.name })}</p>
      <ChangeCoachFields {...loaderData} from={from} problem={actionData} />
    </Page>
  )
}
