import { ArrowUp, LoaderCircle } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { LiveSiteConversation } from '../transport/use-site-conversation.ts'

interface OlderMessagesProps {
  live: Pick<LiveSiteConversation, 'conversation' | 'older'>
  /** address of the page */
  address: string
}

/** A link to the page of older messages; a script inserts them above instead. */
export function OlderMessages({ live, address }: OlderMessagesProps) {
  const { older } = live.conversation
  const { state, load } = live.older
  if (older === null) return null
  const loading = state === 'loading'
  return (
    <p className="py-2 text-center">
      <a
        href={`${address}?cursor=${encodeURIComponent(older)}`}
        aria-busy={loading}
        data-older
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey) return
          event.preventDefault()
          load()
        }}
        className={buttonClass('secondary', 'small', 'bg-white/70')}
      >
        {loading ? <LoaderCircle aria-hidden size={16} className="animate-spin" /> : <ArrowUp aria-hidden size={16} />}
        {t(loading ? 'conversation.older_loading' : 'conversation.older')}
      </a>
      {state === 'failed' && (
        <span role="alert" className="mt-2 block text-sm text-error">
          {t('conversation.older_failed')}
        </span>
      )}
    </p>
  )
}
