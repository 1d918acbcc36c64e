import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import type { FormDraft } from '../forms/form-draft.ts'
import { FailureCard } from '../hydrated/failure-card.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSentence } from '../ui/fields/field.tsx'
import { Spinner } from '../ui/fields/submit-button.tsx'

interface PageFormProps extends ComponentProps<'form'> {
  form?: { props: object }
  /** text if no answer comes; default: the route's text */
  unsent?: string
  /** e-mail address of the account */
  email?: string | null
  /** place of text and files on the device until the form is sent */
  draft?: FormDraft
  /** once the server has received the form, the user's data on the device is deleted */
  forgets?: 'account' | 'contact'
  /** from registration to payment: typed values are remembered and filled in */
  remembers?: boolean
  /** once the server has accepted the form, an account exists */
  registers?: boolean
  /** the last submission created an account */
  registered?: boolean
}

/** Markup that form-script.ts puts into a static page. */
export function FormParts() {
  return (
    <>
      <template data-part="field-error">
        <ErrorSentence />
      </template>
      <template data-part="spinner">
        <Spinner />
      </template>
      <template data-part="failure">
        <FailureCard asked="sent" onClose={() => {}}>
          <Button size="small" />
        </FailureCard>
      </template>
    </>
  )
}

/** A form with options for form-script.ts, which enhances every form of a static page. Without a script the browser sends it. */
export function PageForm({ form, unsent, email, children, ...given }: PageFormProps) {
  const { draft, forgets, remembers, registers, registered, ...rest } = given
  return (
    <Form
      method="post"
      data-unsent={unsent}
      data-email={email ?? undefined}
      data-draft={draft && JSON.stringify(draft)}
      data-forgets={forgets}
      data-remembers={remembers || undefined}
      data-registers={registers || undefined}
      data-registered={registered || undefined}
      {...form?.props}
      {...(rest as object)}
    >
      {children}
    </Form>
  )
}
