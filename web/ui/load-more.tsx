import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { t } from '../i18n/index.ts'
import { buttonClass } from './button.tsx'

interface LoadMoreProps {
  /** address of the same page with more items; null: there are no more */
  href: string | null
  children: ReactNode
}

const shownItems = (): NodeListOf<Element> => document.querySelectorAll('[data-list] > *')

/** Focuses the first new item of a hydrated page. @returns a function to call before more items load */
function useFocusOnNew(href: string | null): () => void {
  const before = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list has another address of the next
  useEffect(() => {
    const items = shownItems()
    if (before.current === null || items.length <= before.current) return
    items[before.current]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
    before.current = null
  }, [href])
  return () => {
    before.current = shownItems().length
  }
}

/**
 * A link to the same list with more items. A small script appends the new ones; without it the whole page loads.
 * Its error message is part of the page: the script has no texts of its own.
 */
export function LoadMore({ href, children }: LoadMoreProps) {
  const onFollow = useFocusOnNew(href)
  if (!href) return null
  return (
    <div className="mt-14 text-center" data-screen-only>
      <Link
        to={href}
        replace
        preventScrollReset
        data-load-more
        rel="next"
        onClick={onFollow}
        className={buttonClass('secondary')}
      >
        {children}
      </Link>
      <p role="alert" hidden data-load-failed className="mt-4 font-medium text-error">
        {t('failure.more')}
      </p>
    </div>
  )
}
