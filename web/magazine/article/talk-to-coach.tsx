import { MessageCircleHeart } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../i18n/index.ts'
import { buttonClass, LinkButton } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { floatingButtonClass } from './floating-button-class.ts'

const addressOf = (article: string): string => `/coaching/new-discussion?${new URLSearchParams({ article })}`

/** Links to discuss an article with a coach: one below it, and a floating one that enhance/passage.ts shows for a selection. */
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
        className={buttonClass('primary', 'medium', classes(floatingButtonClass, 'whitespace-nowrap'))}
      >
        <MessageCircleHeart aria-hidden size={20} />
        {t('article.talk_passage')}
      </Link>
    </div>
  )
}
