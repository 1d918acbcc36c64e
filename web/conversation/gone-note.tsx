import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'

/** Replaces a conversation that was erased, or that the current link does not open. */
export function GoneNote({ back }: { back: string }) {
  return (
    <div role="alert" className="mx-auto my-14 grid max-w-md justify-items-center gap-5 px-4 text-center">
      <p>{t('conversation.gone')}</p>
      <LinkButton to={back} kind="secondary" size="small">
        {t('conversation.all')}
      </LinkButton>
    </div>
  )
}
