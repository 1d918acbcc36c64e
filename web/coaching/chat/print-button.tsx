import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { LiveSiteConversation } from '../../conversation/transport/use-site-conversation.ts'
import { t } from '../../i18n/index.ts'

type PrintButtonProps = Pick<LiveSiteConversation, 'conversation' | 'older'>

/** Loads all older messages, then opens the browser's dialog to print the discussion or save it as a PDF. */
export function PrintButton({ conversation, older: { state, load } }: PrintButtonProps) {
  const [wanted, setWanted] = useState(false)
  const { older } = conversation
  useEffect(() => {
    if (!wanted || state === 'loading') return
    if (older !== null && state === 'idle') return load()
    setWanted(false)
    if (older === null) window.print()
  }, [wanted, state, older, load])
  return (
    <div>
      <button
        type="button"
        data-scripted
        aria-busy={wanted}
        onClick={() => setWanted(true)}
        className="flex min-h-11 cursor-pointer items-center gap-2.5 text-left font-semibold hover:underline"
      >
        <Printer aria-hidden size={18} className="shrink-0" />
        {t(wanted ? 'conversation.older_loading' : 'coaching.discussion.print')}
      </button>
      {!wanted && state === 'failed' && (
        <p role="alert" className="text-error">
          {t('conversation.older_failed')}
        </p>
      )}
    </div>
  )
}
