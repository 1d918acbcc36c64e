import { CloudOff, KeyRound } from 'lucide-react'
import { t } from '../i18n/index.ts'
import { withReturn } from '../session/redirect.ts'
import type { LiveSiteConversation } from './transport/use-site-conversation.ts'

interface ConnectionNoteProps {
  live: Pick<LiveSiteConversation, 'lost' | 'signedOut'>
  /** address of the page to return to */
  address: string
  /** how the user gains access: an account, or a mailed link */
  entrance: 'account' | 'link'
}

const noteClass = 'mb-3 flex gap-3 rounded-field bg-warning-light px-4 py-2.5 text-sm text-warning'

/** Tells the user that the connection is lost or the session has ended, and that messages are sent afterwards. */
export function ConnectionNote({ live: { lost, signedOut }, address, entrance }: ConnectionNoteProps) {
  const byLink = entrance === 'link'
  return (
    <div role="status" className="empty:hidden">
      {signedOut ? (
        <p className={noteClass}>
          <KeyRound aria-hidden size={18} className="mt-0.5 shrink-0" />
          <span>
            {t(byLink ? 'conversation.link_ended' : 'conversation.signed_out')}{' '}
            <a href={byLink ? '/contact/link' : withReturn('/login', address)} className="font-semibold underline">
              {t(byLink ? 'conversation.new_link' : 'conversation.sign_in')}
            </a>
          </span>
        </p>
      ) : (
        lost && (
          <p className={noteClass}>
            <CloudOff aria-hidden size={18} className="mt-0.5 shrink-0" />
            {t('conversation.lost')}
          </p>
        )
      )}
    </div>
  )
}
