import { RichText } from '../i18n/rich-text.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import type { FieldLike } from '../ui/fields/field.tsx'
import { NewWindowLink } from '../ui/new-window-link.tsx'

export function TermsCheckbox({ field }: { field: FieldLike }) {
  return (
    <Checkbox
      field={field}
      label={
        <RichText
          text="account.registration.terms"
          parts={{ terms: <NewWindowLink href="/terms-of-service" />, privacy: <NewWindowLink href="/privacy" /> }}
        />
      }
    />
  )
}
