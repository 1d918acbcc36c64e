import { KeyRound } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'

interface AuthenticatorButtonProps {
  /** of the field that carries the answer */
  name: string
  ask(): Promise<unknown>
  /** what is said when there was no answer */
  failure: string
  /** the form's other fields must be right first, or they say what is wrong */
  afterFields?: boolean
  children: ReactNode
}

/** Asks the browser’s authenticator, and sends the form around it with the answer. Nothing where the browser has none. */
export function AuthenticatorButton({ name, ask, failure, afterFields = false, children }: AuthenticatorButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isSupported, setSupported] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => setSupported('PublicKeyCredential' in window), [])
  if (!isSupported) return null
  const press = async () => {
    const input = field.current
    setFailed(false)
    if (afterFields && !input?.form?.checkValidity()) return input?.form?.requestSubmit()
    try {
      const answer = await ask()
      if (!input) return
      input.value = JSON.stringify(answer)
      input.form?.requestSubmit()
      // It counts once: what she sends next has an answer of its own.
      input.value = ''
    } catch {
      // She closed the browser's dialog, or it found no passkey: the browser does not say which.
      setFailed(true)
    }
  }
  return (
    <div>
      <input ref={field} type="hidden" name={name} defaultValue="" />
      <Button kind="secondary" size="small" onClick={() => void press()}>
        <KeyRound aria-hidden size={18} /> {children}
      </Button>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {hasFailed ? failure : ''}
      </p>
    </div>
  )
}
