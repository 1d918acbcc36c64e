import { CloudOff, KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { withReturn } from '../session/redirect.ts'

interface ConnectionNoteProps {
  lost: boolean
  signedOut: boolean
  /** of the page, to come back to */
  address: string
  /** how one comes in here: an account, or a mailed link */
  entrance: 'account' | 'link'
}

/** What stands between her and the server, and that nothing is lost meanwhile. */
export function ConnectionNote({ lost, signedOut, address, entrance }: ConnectionNoteProps) {
  const { t } = useTranslation()
  const byLink = entrance === 'link'
  return (
    <div role="status" className="empty:hidden">
      {signedOut ? (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-warning-light px-4 py-2.5 text-sm text-warning">
          <KeyRound aria-hidden size={18} className="shrink-0" />
          {t(byLink ? 'conversation.link_ended' : 'conversation.signed_out')}
          <a href={byLink ? '/contact/link' : withReturn('/login', address)} className="font-semibold underline">
            {t(byLink ? 'conversation.new_link' : 'conversation.sign_in')}
          </a>
        </p>
      ) : (
        lost && (
          <p className="mb-3 flex items-center gap-3 rounded-field bg-warning-light px-4 py-2.5 text-sm text-warning">
            <CloudOff aria-hidden size={18} className="shrink-0" />
            {t('conversation.lost')}
          </p>
        )
      )}
    </div>
  )
}
