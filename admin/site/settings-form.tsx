import type { FormEvent, ReactNode } from 'react'
import { FormBar } from '../forms/form-bar.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import type { Notice } from '../forms/use-record-form.ts'
import { useFocusOnFault } from '../layout/use-focus-on-fault.ts'

interface SettingsFormProps {
  form: {
    notice: Notice | undefined
    saving: boolean
    dirty: boolean
    save(): Promise<unknown>
  }
  /** shown beside the save button */
  actions?: ReactNode
  children: ReactNode
}

/** Fields of settings above a bar that saves them together. Focuses the first field with a fault. */
export function SettingsForm({ form, actions, children }: SettingsFormProps) {
  const element = useFocusOnFault(form.notice)
  function submit(event: FormEvent): void {
    event.preventDefault()
    void form.save()
  }
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <LeaveGuard dirty={form.dirty} />
      {children}
      <FormBar form={form}>{actions}</FormBar>
    </form>
  )
}
