import { quoteBlock } from '../../conversation/messages/quote-block.ts'
import { QuotePreview } from '../../conversation/messages/quote-preview.tsx'

interface QuotedPassageProps {
  name: string
  initial: string
}

/** Each part of it is filled in by the script. */
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
