import { useEffect, useState } from 'react'
import { QuotePreview } from '../conversation/quote-preview.tsx'

interface QuotedPassageProps {
  name: string
  initial: string
}

/**
 * The passage that she wants to talk about, as a card; a field that is not shown sends it and keeps it in her draft.
 * Without a script it cannot be taken away.
 */
export function QuotedPassage({ name, initial }: QuotedPassageProps) {
  const [quote, setQuote] = useState(initial)
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <>
      {quote && <QuotePreview quote={quote} {...(ready ? { onRemove: () => setQuote('') } : {})} />}
      <textarea name={name} hidden value={quote} onChange={(event) => setQuote(event.currentTarget.value)} />
    </>
  )
}
