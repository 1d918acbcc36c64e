import { t } from '../i18n/index.ts'

/** Says that what she wrote has left: seen in the conversation, it must be heard too. A new key has it said each time. */
export function SentNote({ count }: { count: number }) {
  return (
    <p aria-live="polite" className="sr-only">
      {count > 0 && <span key={count}>{t('flash.messageSent')}</span>}
    </p>
  )
}
