import { Search, X } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { FoundMessage } from '../../../contracts/support/support.ts'
import { excerptAround } from '../../../conversation/messages/find-words.ts'
import { t } from '../../i18n/index.ts'
import { useTimeZone } from '../../layout/site-data.ts'
import { LinkButton } from '../../ui/button.tsx'
import { formatDate } from '../../ui/date-text.tsx'

export interface DiscussionSearch {
  q: string
  /** null: no search was made, or the search failed */
  found: readonly FoundMessage[] | null
  failed: boolean
  /** address of further results */
  more: string | null
}

function Found({ message, address, q }: { message: FoundMessage; address: string; q: string }) {
  const { uid, cursor, staff, contact, date, content, attachments, articles = [] } = message
  const titles = articles.flatMap(({ article }) => article?.title ?? [])
  const text = [content, ...attachments.map(({ name }) => name), ...titles].filter(Boolean).join(' · ')
  return (
    <li>
      {/* A plain link, so that the browser scrolls to the message with and without a script. */}
      <a
        href={`${address}?cursor=${encodeURIComponent(cursor)}#m-${uid}`}
        className="grid gap-1 rounded-card border border-line bg-white px-5 py-4 no-underline hover:border-ink"
      >
        <span className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
          <span className="font-semibold text-ink">{staff ? contact.name : t('conversation.you')}</span>
          <time dateTime={date}>{formatDate(date, 'support', useTimeZone())}</time>
        </span>
        <span dir="auto" className="wrap-anywhere">
          {excerptAround(text, q).map(({ text, found }, place) =>
            found ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: an excerpt never changes
              <mark key={place} className="rounded-sm bg-rose text-ink">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
      </a>
    </li>
  )
}

function outcomeOf({ q, found, failed }: DiscussionSearch) {
  if (failed) return 'coaching.search.failed'
  if (q === '' || found === null) return 'coaching.search.hint'
  return found.length === 0 ? 'coaching.search.none' : 'coaching.search.found'
}

/** Search within one discussion: an address of its own (`?q=`), so that it works without a script. */
export function SearchPane({ address, search }: { address: string; search: DiscussionSearch }) {
  const { q, found, more } = search
  return (
    <section className="flex h-full flex-col">
      <header className="flex items-center gap-2 border-line border-y bg-rose-light px-3 py-2.5 sm:px-7 lg:border-t-0 lg:py-4">
        <h1 className="sr-only">{t('coaching.search.title')}</h1>
        <Form method="get" action={address} role="search" className="flex min-w-0 flex-1 items-center gap-2">
          <input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            aria-label={t('coaching.search.label')}
            placeholder={t('coaching.search.label')}
            className="min-h-12 w-full min-w-0 rounded-full border-[1.5px] border-ink bg-white px-5"
          />
          <button
            type="submit"
            aria-label={t('coaching.search.submit')}
            className="grid size-12 shrink-0 place-items-center rounded-full bg-ink text-paper hover:bg-ruby-deep"
          >
            <Search aria-hidden size={20} />
          </button>
        </Form>
        <Link
          to={address}
          aria-label={t('coaching.search.close')}
          className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-rose-mid"
        >
          <X aria-hidden size={22} />
        </Link>
      </header>
      <div className="chat-ground min-h-0 flex-1 overflow-y-auto px-4 py-6 sm:px-8">
        <div className="mx-auto grid max-w-3xl gap-4">
          <p role="status" className="text-sm text-ink-soft">
            {t(outcomeOf(search), { q, count: found?.length ?? 0 })}
          </p>
          <ul className="grid gap-3">
            {found?.map((message) => (
              <Found key={message.uid} message={message} address={address} q={q} />
            ))}
          </ul>
          {more && (
            <p className="text-center">
              <LinkButton to={more} kind="secondary" size="small">
                {t('coaching.search.more')}
              </LinkButton>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
