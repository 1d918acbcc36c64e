import { useTranslation } from 'react-i18next'

/** Says that what she wrote has left: seen in the conversation, it must be heard too. A new key has it said each time. */
export function SentNote({ count }: { count: number }) {
  const { t } = useTranslation()
  return (
    <p aria-live="polite" className="sr-only">
      {count > 0 && <span key={count}>{t('flash.messageSent')}</span>}
    </p>
  )
}
