import { type MouseEvent, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { LeaveButton } from '../discretion/way-out.tsx'
import { t } from '../i18n/index.ts'
import { useSite } from '../layout/site-data.ts'
import { LinkButton } from '../ui/button.tsx'
import { StopForm, type StopFormProps, stopPath } from './stop-form.tsx'

const isPlain = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => !metaKey && !ctrlKey && !shiftKey

/** A link to the page that asks for confirmation; with a script the question comes in a modal. */
export function StopRenewal(facts: Pick<StopFormProps, 'accessUntil' | 'status' | 'pausable'>) {
  const [open, setOpen] = useState(false)
  const { discretion } = useSite()
  const ask = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <LinkButton to={stopPath} kind="secondary" onClick={ask}>
        {t('account.subscription.stop')}
      </LinkButton>
      <ModalOverlay
        isOpen={open}
        onOpenChange={setOpen}
        isDismissable
        className="fixed inset-0 z-50 grid place-items-end overflow-y-auto bg-ink/55 sm:place-items-center sm:p-6"
      >
        <Modal className="w-full max-w-xl">
          <Dialog className="rise rounded-t-sheet bg-rose-light p-6 shadow-sheet outline-none sm:rounded-sheet sm:p-10">
            <Heading slot="title" className="display mb-6 text-title">
              {t('account.subscription.modal.title')}
            </Heading>
            <StopForm {...facts} onStay={() => setOpen(false)} />
          </Dialog>
          <LeaveButton choices={discretion} />
        </Modal>
      </ModalOverlay>
    </>
  )
}
