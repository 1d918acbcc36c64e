import { Trans } from 'react-i18next'
import { Checkbox } from '../ui/checkbox.tsx'
import type { FieldLike } from '../ui/field.tsx'
import { NewWindowLink } from '../ui/new-window-link.tsx'

export function TermsCheckbox({ field }: { field: FieldLike }) {
  return (
    <Checkbox
      field={field}
      label={
        <Trans
          i18nKey="account.registration.terms"
          components={{ terms: <NewWindowLink href="/terms-of-service" />, privacy: <NewWindowLink href="/privacy" /> }}
        />
      }
    />
  )
}
