import { t } from '../../i18n/index.ts'

export function NewMark() {
  return (
    <p
      data-new
      className="flex items-center gap-4 text-xs font-semibold text-ruby before:h-px before:flex-1 before:bg-blush after:h-px after:flex-1 after:bg-blush"
    >
      {t('conversation.new_messages')}
    </p>
  )
}
