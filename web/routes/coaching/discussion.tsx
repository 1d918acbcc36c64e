import { acceptTransfer, refuseTransfer } from '../../../contracts/coaching/transfers.ts'
import { HttpNotFoundError } from '../../api/index.ts'
import { quoteFrom } from '../../coaching/chat/quote.ts'
import { searchDiscussion } from '../../coaching/chat/search.ts'
import { giveCoachingConsent } from '../../coaching/consent.ts'
import { DiscussionView } from '../../coaching/discussion-view.tsx'
import { loadDiscussion } from '../../coaching/load-discussion.ts'
import { siteContext } from '../../context.ts'
import { conversationAction } from '../../conversation/conversation-action.ts'
import { filesOfMembers } from '../../conversation/files/files-facts.ts'
import { LoadFailure } from '../../conversation/load-failure.tsx'
import { t } from '../../i18n/index.ts'
import { useSite } from '../../layout/site-data.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { privateFormHeaders } from '../../session/headers/private-headers.ts'
import type { Route } from './+types/discussion'

export const handle: PageFacts = {
  app: true,
  exit: true,
  shortFooter: true,
  title: 'titles.named',
  returnTo: true,
  files: [filesOfMembers('coaching')],
}

/** Private to one person: never cached, and sent to no other site as a referrer. */
export const headers = () => privateFormHeaders

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  try {
    const [discussion, search, quote] = await Promise.all([
      loadDiscussion(site, params.uid, url),
      searchDiscussion(site, params.uid, url),
      quoteFrom(site, url),
    ])
    return { pageName: discussion.coach?.name ?? t('coaching.discussion.unnamed'), discussion, search, quote }
  } catch (error) {
    if (!(error instanceof Error) || error instanceof HttpNotFoundError) throw error
    site.reportError(error)
    return { pageName: t('coaching.discussion.unnamed'), discussion: null, search: null, quote: '' }
  }
}

const addressOf = (uid: string) => `/coaching/${uid}`

async function answerTransfer(
  { context, params }: Route.ActionArgs,
  call: typeof acceptTransfer,
  form: FormData,
): Promise<void> {
  const transfer = String(form.get('transfer'))
  await context.get(siteContext).api.call(call, { params: { uid: params.uid, transfer } })
}

export const action = (input: Route.ActionArgs) =>
  conversationAction('coaching', addressOf(input.params.uid), input, {
    'transfer-accept': (form) => answerTransfer(input, acceptTransfer, form),
    'transfer-refuse': (form) => answerTransfer(input, refuseTransfer, form),
    consent: async (form) => {
      if (form.has('consent')) await giveCoachingConsent(input.context.get(siteContext))
    },
  })

export default function DiscussionPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { viewer } = useSite()
  const { discussion, search, quote } = loaderData
  if (!discussion || !viewer) return <LoadFailure message={t('coaching.discussion.load_failed')} />
  const page = { discussion, search, quote, problem: actionData }
  return <DiscussionView owner={viewer.uid} uid={params.uid} {...page} />
}
