import { KeyRound } from 'lucide-react'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { PlainPage } from '../layout/plain-page.ts'
import { Button } from '../ui/button.tsx'

interface AuthenticatorButtonProps {
  /** name of the field for the answer */
  name: string
  /** passkey options, if a plain form's script uses them */
  options?: object
  ask(): Promise<unknown>
  /** text for a missing answer */
  failure: string
  /** the form's other fields must be right first, or they say what is wrong */
  afterFields?: boolean
  children: ReactNode
}

/** Asks the browser’s authenticator, and sends the form around it with the answer. Nothing where the browser has none. */
export function AuthenticatorButton(props: AuthenticatorButtonProps) {
  const { name, options, ask, failure, afterFields = false, children } = props
  const plain = use(PlainPage)
  const field = useRef<HTMLInputElement>(null)
  const [isSupported, setSupported] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => setSupported('PublicKeyCredential' in window), [])
  if (!isSupported && !plain) return null
  const press = async () => {
    const input = field.current
    setFailed(false)
    if (afterFields && !input?.form?.checkValidity()) return input?.form?.requestSubmit()
    try {
      const answer = await ask()
      if (!input) return
      input.value = JSON.stringify(answer)
      input.form?.requestSubmit()
      // Clear it after one use: the next form needs a new answer.
      input.value = ''
    } catch {
      // The user closed the browser's dialog, or it found no passkey: the browser does not tell which.
      setFailed(true)
    }
  }
  return (
    // Without React it is hidden until a script finds an authenticator: plain-form/authenticator.ts.
    <div hidden={plain} data-authenticator={plain ? JSON.stringify(options) : undefined}>
      <input ref={field} type="hidden" name={name} defaultValue="" />
      <Button kind="secondary" size="small" onClick={() => void press()}>
        <KeyRound aria-hidden size={18} /> {children}
      </Button>
      <p role="status" data-failure={plain ? failure : undefined} className="mt-2 text-sm empty:hidden">
        {hasFailed ? failure : ''}
      </p>
    </div>
  )
}
