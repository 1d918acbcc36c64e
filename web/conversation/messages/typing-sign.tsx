import { t } from '../../i18n/index.ts'
import { classes } from '../../ui/classes.ts'

interface TypingSignProps {
  name: string | null
  /** covers the end of its container, so that nothing moves */
  floating?: boolean
}

const over =
  'absolute bottom-1.5 left-4 rounded-full border border-line bg-white px-3.5 py-1.5 shadow-lift empty:hidden sm:left-8'

/** « Claire écrit… », announced once by screen readers. */
export function TypingSign({ name, floating = false }: TypingSignProps) {
  return (
    <p
      aria-live="polite"
      data-typing={name ? '' : undefined}
      className={classes('flex items-center gap-2 text-sm text-ink-soft', floating ? over : 'min-h-7')}
    >
      {name && (
        <>
          <span aria-hidden className="typing-dots">
            <span />
            <span />
            <span />
          </span>
          {t('conversation.typing', { name })}
        </>
      )}
    </p>
  )
}
