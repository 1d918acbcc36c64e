import { X } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { MessageText } from './message-text.tsx'

/** The passage that the message begins with, above its field. */
export function QuotePreview({ quote, onRemove }: { quote: string; onRemove?: () => void }) {
  return (
    <div className="relative mb-2 max-h-40 overflow-y-auto pr-12 text-sm">
      <MessageText content={quote} />
      {onRemove && (
        <button
          type="button"
          aria-label={t('conversation.quote_remove')}
          title={t('conversation.quote_remove')}
          onClick={onRemove}
          className="absolute top-1.5 right-0 grid size-11 place-items-center rounded-full hover:bg-rose-mid"
        >
          <X aria-hidden size={18} />
        </button>
      )}
    </div>
  )
}
