import { CircleAlert, CircleCheck, Info, type LucideIcon, MessageCircle, TriangleAlert, X } from 'lucide-react'
import { t } from '../i18n/index.ts'
import type { SnackbarType } from '../session/cookies/flash.ts'
import { NoWrapText } from '../ui/no-wrap-text.tsx'

const icons: Record<SnackbarType, LucideIcon> = {
  default: MessageCircle,
  error: CircleAlert,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
}

const tones: Record<SnackbarType, string> = {
  default: 'text-blush',
  error: 'text-[#ff9aa2]',
  info: 'text-[#9ccbf0]',
  success: 'text-[#9fd6ad]',
  warning: 'text-[#f2c879]',
}

interface SnackbarCardProps {
  type: SnackbarType
  message: string
  onClose?: () => void
}

export function SnackbarCard({ type, message, onClose }: SnackbarCardProps) {
  const Icon = icons[type]
  return (
    <div
      role={type === 'error' ? 'alert' : 'status'}
      data-snackbar={type}
      className="rise pointer-events-auto flex max-w-lg items-center gap-3 rounded-full bg-ink py-2 pr-2 pl-5 text-sm font-medium text-paper shadow-sheet"
    >
      <Icon aria-hidden size={22} className={`shrink-0 ${tones[type]}`} />
      <span className="py-1.5">
        <NoWrapText>{message}</NoWrapText>
      </span>
      <button
        type="button"
        data-scripted
        data-close-snackbar
        onClick={onClose}
        aria-label={t('common.close')}
        className="grid size-10 shrink-0 place-items-center rounded-full hover:bg-white/15 focus-visible:outline-blush"
      >
        <X aria-hidden size={18} />
      </button>
    </div>
  )
}
