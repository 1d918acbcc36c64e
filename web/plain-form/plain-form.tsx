import { type ComponentProps, use } from 'react'
import { Form } from 'react-router'
import type { FormDraft } from '../forms/form-draft.ts'
import { FailureCard } from '../hydrated/failure-card.tsx'
import { PlainPage } from '../layout/plain-page.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSentence } from '../ui/field.tsx'
import { Spinner } from '../ui/submit-button.tsx'
import type { CheckName } from './check.ts'

interface PlainFormProps extends ComponentProps<'form'> {
  form: { props: object }
  /** the schema that a script checks it by; without it there is nothing to check */
  check?: CheckName
  /** what is said when it gets no answer */
  unsent: string
  /** of the account that it is for */
  email?: string | null
  /** where its words and files are kept on her device until it is sent */
  draft?: FormDraft
  /** on the way from registration to payment: what she types is remembered, and what she brought is filled in */
  remembers?: boolean
  /** once received it has made her account */
  registers?: boolean
  /** sent as it was last time, it made her account */
  registered?: boolean
}

/** What a script puts into a plain page with forms, as React draws it elsewhere. */
export function FormParts() {
  if (!use(PlainPage)) return null
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

/** A form that the browser sends by itself, and that a script without React checks and sends where it runs: form-script.ts. */
export function PlainForm({ form, check, unsent, email, children, ...given }: PlainFormProps) {
  const { draft, remembers, registers, registered, ...rest } = given
  return (
    <>
      <Form
        method="post"
        data-plain-form={check ?? ''}
        data-unsent={unsent}
        data-email={email ?? undefined}
        data-draft={draft && JSON.stringify(draft)}
        data-remembers={remembers || undefined}
        data-registers={registers || undefined}
        data-registered={registered || undefined}
        {...form.props}
        {...(rest as object)}
      >
        {children}
      </Form>
      <FormParts />
    </>
  )
}
