import { MessageCircleHeart } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../i18n/index.ts'
import { buttonClass, LinkButton } from '../../ui/button.tsx'

const addressOf = (article: string): string => `/coaching/new-discussion?${new URLSearchParams({ article })}`

/** Under an article, and over it while a passage is selected: the way to talk about it with a coach. enhance/passage.ts shows the latter. */
export function TalkToCoach({ article }: { article: string }) {
  return (
    <div className="mt-12 grid justify-items-start gap-4 rounded-card bg-rose-light p-6 sm:p-8" data-screen-only>
      <p className="display text-title-xs">{t('article.talk_title')}</p>
      <p className="text-ink-soft">{t('article.talk_text')}</p>
      <LinkButton to={addressOf(article)} size="small">
        <MessageCircleHeart aria-hidden size={18} />
        {t('article.talk')}
      </LinkButton>
      <Link
        to={addressOf(article)}
        hidden
        data-passage
        className={buttonClass(
          'primary',
          'medium',
          'fixed bottom-[max(1.25rem,env(safe-area-inset-bottom))] left-1/2 z-40 -translate-x-1/2 whitespace-nowrap shadow-lift',
        )}
      >
        <MessageCircleHeart aria-hidden size={20} />
        {t('article.talk_passage')}
      </Link>
    </div>
  )
}
