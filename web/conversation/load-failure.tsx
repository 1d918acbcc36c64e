import { use, useEffect } from 'react'
import { useLocation } from 'react-router'
import { t } from '../i18n/index.ts'
import { StaticPage } from '../layout/static-page.ts'
import { SnackbarCard } from '../snackbar/snackbar-card.tsx'
import { useSnackbar } from '../snackbar/snackbars.tsx'
import { buttonClass } from '../ui/button.tsx'

/** Shows in place, and in a snackbar, that content failed to load. */
export function LoadFailure({ message }: { message: string }) {
  const plain = use(StaticPage)
  const show = useSnackbar()
  const { pathname, search } = useLocation()
  useEffect(() => show({ type: 'error', message }), [show, message])
  return (
    <div className="mx-auto my-14 grid max-w-md justify-items-center gap-5 px-4 text-center">
      <p>{message}</p>
      <a href={`${pathname}${search}`} className={buttonClass('secondary', 'small')}>
        {t('conversation.try_again')}
      </a>
      {plain && (
        <div className="pointer-events-none fixed inset-x-4 bottom-6 z-50 flex justify-center">
          <SnackbarCard type="error" message={message} />
        </div>
      )}
    </div>
  )
}
