import { Plus } from 'lucide-react'
import { Form, Link } from 'react-router'
import { LoadFailure } from '../conversation/load-failure.tsx'
import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'
import { DiscussionItem } from './discussion-item.tsx'
import type { ListData } from './load-list.ts'

interface DiscussionListProps extends ListData {
  openUid: string | undefined
}

/** Search form of the list. It has its own address (`?q=`), so it works without a script. */
function ListSearch({ q }: { q: string }) {
  return (
    <search>
      <Form action="/coaching" className="relative pb-3 max-lg:page lg:px-6">
        <input
          type="search"
          name="q"
          key={q}
          defaultValue={q}
          maxLength={100}
          aria-label={t('coaching.list.search')}
          placeholder={t('coaching.list.search')}
          className="min-h-11 w-full rounded-full border-[1.5px] border-line-strong bg-white px-5 text-sm"
        />
      </Form>
    </search>
  )
}

export function DiscussionList({ discussions, more, q, now, openUid }: DiscussionListProps) {
  const Title = openUid === undefined ? 'h1' : 'h2'
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 pt-8 pb-5 max-lg:page lg:px-6 lg:pt-7">
        <Title className="display text-title-sm max-lg:text-title">{t('coaching.list.title')}</Title>
        <LinkButton to="/coaching/new-discussion" size="small">
          <Plus aria-hidden size={18} />
          {t('coaching.list.new')}
        </LinkButton>
      </div>
      {(q !== '' || (discussions?.length ?? 0) > 1) && <ListSearch q={q} />}
      <div className="max-lg:page max-lg:pb-16 lg:min-h-0 lg:overflow-y-auto lg:px-3 lg:pb-6">
        {discussions === null && <LoadFailure message={t('coaching.list.failed')} />}
        {q !== '' && discussions && (
          <p role="status" className="px-3 pb-3 text-sm text-ink-soft max-lg:px-0">
            {t(discussions.length > 0 ? 'coaching.list.found' : 'coaching.list.found_none', { q })}{' '}
            <Link to="/coaching" className="underline">
              {t('coaching.list.all')}
            </Link>
          </p>
        )}
        {discussions && discussions.length > 0 && (
          <ul className="grid gap-1 max-lg:-mx-3">
            {discussions.map((discussion) => (
              <li key={discussion.uid}>
                <DiscussionItem discussion={discussion} q={q} now={now} open={discussion.uid === openUid} />
              </li>
            ))}
          </ul>
        )}
        {discussions?.some(({ coach }) => coach) && (
          <p className="mt-4 px-3 max-lg:px-0">
            <Link
              to="/coaching/change-coach"
              className="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-blush decoration-2 underline-offset-6"
            >
              {t('coaching.change.open')}
            </Link>
          </p>
        )}
        {more && (
          <p className="mt-6 text-center">
            <LinkButton to={more} kind="secondary" size="small" preventScrollReset replace>
              {t('coaching.list.more')}
            </LinkButton>
          </p>
        )}
      </div>
    </>
  )
}
