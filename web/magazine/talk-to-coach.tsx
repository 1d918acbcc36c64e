import { MessageCircleHeart } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { shortened } from '../conversation/quote-block.ts'
import { t } from '../i18n/index.ts'
import { buttonClass, LinkButton } from '../ui/button.tsx'

const addressOf = (article: string, quote: string): string =>
  `/coaching/new-discussion?${new URLSearchParams({ article, ...(quote ? { quote } : {}) })}`

/** Text that the user has selected in that element. */
function usePassage(element: RefObject<HTMLElement | null>): string {
  const [passage, setPassage] = useState('')
  useEffect(() => {
    function look(): void {
      const selection = document.getSelection()
      const range = selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : null
      const inside = range !== null && element.current?.contains(range.commonAncestorContainer)
      setPassage(inside ? shortened(selection?.toString() ?? '') : '')
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [element])
  return passage
}

/** Under an article, and over it while a passage is selected: the way to talk about it with a coach. */
export function TalkToCoach({ article, text }: { article: string; text: RefObject<HTMLElement | null> }) {
  const passage = usePassage(text)
  return (
    <div className="mt-12 grid justify-items-start gap-4 rounded-card bg-rose-light p-6 sm:p-8" data-screen-only>
      <p className="display text-title-xs">{t('article.talk_title')}</p>
      <p className="text-ink-soft">{t('article.talk_text')}</p>
      <LinkButton to={addressOf(article, '')} size="small">
        <MessageCircleHeart aria-hidden size={18} />
        {t('article.talk')}
      </LinkButton>
      <Link
        to={addressOf(article, passage)}
        hidden={passage === ''}
        data-passage
        // Keep the selection until the user has followed the link.
        onPointerDown={(event) => event.preventDefault()}
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
