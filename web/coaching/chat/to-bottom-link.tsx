import { ArrowDown } from 'lucide-react'
import { useRef } from 'react'
import type { Message } from '../../../contracts/support/support.ts'
import { t } from '../../i18n/index.ts'

interface ToBottomProps {
  /** the user has scrolled up */
  away: boolean
  messages: readonly Message[]
  onPress(): void
}

/** Link to the end, with the number of messages that arrived since the user scrolled up. */
export function ToBottomLink({ away, messages, onPress }: ToBottomProps) {
  const left = useRef<string>(undefined)
  if (!away) left.current = messages.at(-1)?.uid
  if (!away) return null
  const from = messages.findIndex(({ uid }) => uid === left.current)
  const count = messages.slice(from + 1).filter(({ staff }) => staff).length
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={count === 0 ? t('conversation.to_bottom') : undefined}
      className="absolute bottom-4 left-1/2 inline-flex min-h-11 min-w-11 -translate-x-1/2 items-center justify-center gap-2 rounded-full bg-ink px-3 text-sm font-semibold text-paper shadow-sheet hover:bg-ruby-deep"
    >
      <ArrowDown aria-hidden size={18} />
      {count > 0 && <span className="pr-1.5">{t('conversation.to_bottom_new', { count })}</span>}
    </button>
  )
}
