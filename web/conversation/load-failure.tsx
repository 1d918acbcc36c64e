import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useSnackbar } from '../snackbar/snackbars.tsx'
import { Button } from '../ui/button.tsx'

/** What should be here could not be loaded: said here, and by a snackbar. */
export function LoadFailure({ message }: { message: string }) {
  const { t } = useTranslation()
  const show = useSnackbar()
  const { revalidate, state } = useRevalidator()
  useEffect(() => show({ type: 'error', message }), [show, message])
  return (
    <div className="mx-auto my-14 grid max-w-md justify-items-center gap-5 text-center">
      <p>{message}</p>
      <Button kind="secondary" size="small" data-scripted aria-busy={state === 'loading'} onClick={() => revalidate()}>
        {t('conversation.try_again')}
      </Button>
    </div>
  )
}
