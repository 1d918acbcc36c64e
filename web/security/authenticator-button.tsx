import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

interface AuthenticatorButtonProps {
  /** name of the field for the answer */
  name: string
  /** passkey options for the authenticator */
  options: object
  /** text for a missing answer */
  failure: string
  /** true: creates a passkey; default: uses an existing one */
  makes?: boolean
  /** browsers also offer their passkeys in a field with `autocomplete="webauthn"` */
  fills?: boolean
  children: ReactNode
}

/**
 * Hidden until static-page/authenticator.ts finds an authenticator.
 * The script asks it, and sends the surrounding form with its answer.
 */
export function AuthenticatorButton({ name, options, failure, makes, fills, children }: AuthenticatorButtonProps) {
  return (
    <div
      hidden
      data-authenticator={JSON.stringify(options)}
      data-makes={makes || undefined}
      data-fills={fills || undefined}
    >
      <input type="hidden" name={name} defaultValue="" />
      <Button kind="secondary" size="small">
        <KeyRound aria-hidden size={18} /> {children}
      </Button>
      <p role="status" data-unanswered={failure} className="mt-2 text-sm empty:hidden" />
    </div>
  )
}
