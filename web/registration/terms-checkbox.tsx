import type { ReactNode } from 'react'
import { Trans } from 'react-i18next'
import { Checkbox } from '../ui/checkbox.tsx'
import type { FieldLike } from '../ui/field.tsx'

/** The documents open beside the form: nothing typed is lost. */
function DocumentLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="font-semibold">
      {children}
    </a>
  )
}

export function TermsCheckbox({ field }: { field: FieldLike }) {
  return (
    <Checkbox
      field={field}
      label={
        <Trans
          i18nKey="account.registration.terms"
          components={{ terms: <DocumentLink href="/terms-of-service" />, privacy: <DocumentLink href="/privacy" /> }}
        />
      }
    />
  )
}
