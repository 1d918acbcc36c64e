import Button, { type ButtonProps } from '@mui/material/Button'
import { useNotify } from './notices.tsx'

interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  text: string
  label: string
  /** notices for success, and for a refusal by the browser */
  said: { copied: string; notCopied: string }
}

export function CopyButton({ text, label, said, ...button }: CopyButtonProps) {
  const notify = useNotify()
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      notify(said.copied, { type: 'success' })
    } catch {
      notify(said.notCopied, { type: 'warning' })
    }
  }
  return (
    <Button {...button} onClick={() => void copy()}>
      {label}
    </Button>
  )
}
