import { quoteBlock } from '../../conversation/messages/quote-block.ts'
import { QuotePreview } from '../../conversation/messages/quote-preview.tsx'

interface QuotedPassageProps {
  name: string
  initial: string
}

/** Template of a quote: the script fills in each part. */
const anyQuote = quoteBlock('…', { title: '…', href: 'https://example.org/article/a' })

/**
 * Card of the quoted passage. A hidden field sends it and keeps it in the draft.
 * Only a script can remove it: static-page/quoted-passage.ts.
 */
export const QuotedPassage = ({ name, initial }: QuotedPassageProps) => (
  <div className="contents" data-quoted-passage>
    <div className="empty:hidden">{initial && <QuotePreview quote={initial} />}</div>
    <textarea name={name} hidden defaultValue={initial} data-brought={initial ? '' : undefined} />
    <template data-part="quoted-passage">
      <QuotePreview quote={anyQuote} onRemove={() => {}} />
    </template>
  </div>
)
