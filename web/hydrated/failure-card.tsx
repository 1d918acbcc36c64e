import { TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../i18n/index.ts'
import type { Failure } from './failure.ts'

interface FailureCardProps {
  asked: Failure['asked']
  title?: string
  text?: string
  /** absent: the notice cannot be closed */
  onClose?: (() => void) | undefined
  /** button to try again */
  children: ReactNode
}

/** A card over the page, which stays unchanged. */
export function FailureCard({ asked, title, text, onClose, children }: FailureCardProps) {
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-3 z-60 flex justify-center" data-screen-only>
      <div
        role="alert"
        data-failure={asked}
        className="pointer-events-auto grid w-full max-w-xl grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-card border border-line bg-white p-4 text-base text-ink shadow-sheet"
      >
        <TriangleAlert aria-hidden size={24} className="mt-2 shrink-0 text-error" />
        <div className="py-1.5">
          <p className="font-semibold">{title}</p>
          <p className="mt-1">{text}</p>
        </div>
        {onClose && (
          <button
            type="button"
            onClick={onClose}
            aria-label={t('common.close')}
            className="grid size-10 shrink-0 place-items-center rounded-full hover:bg-rose-mid"
          >
            <X aria-hidden size={18} />
          </button>
        )}
        {children && <div className="col-start-2 mt-2">{children}</div>}
      </div>
    </div>
  )
}
