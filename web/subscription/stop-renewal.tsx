import { LeaveButton } from '../discretion/way-out.tsx'
import { t } from '../i18n/index.ts'
import { useSite } from '../layout/site-data.ts'
import { LinkButton } from '../ui/button.tsx'
import { StopForm, type StopFormProps, stopPath } from './stop-form.tsx'

const dialogId = 'arreter'
const titleId = 'arreter-titre'

/** A link to the page that asks for confirmation; with a script a dialog asks instead. */
export function StopRenewal(facts: Pick<StopFormProps, 'accessUntil' | 'status' | 'pausable'>) {
  const { discretion } = useSite()
  return (
    <>
      <LinkButton to={stopPath} kind="secondary" data-opens={dialogId}>
        {t('account.subscription.stop')}
      </LinkButton>
      <dialog
        id={dialogId}
        aria-labelledby={titleId}
        className="size-full max-h-none max-w-none overflow-y-auto bg-transparent text-ink backdrop:bg-ink/55 open:flex"
      >
        <div className="rise mx-auto mt-auto w-full max-w-xl rounded-t-sheet bg-rose-light p-6 shadow-sheet sm:my-auto sm:rounded-sheet sm:p-10">
          <h2 id={titleId} className="display mb-6 text-title">
            {t('account.subscription.modal.title')}
          </h2>
          <StopForm {...facts} inDialog />
        </div>
        <LeaveButton choices={discretion} />
      </dialog>
    </>
  )
}
