import { blocksOf, type Inline } from '../../../conversation/messages/message-blocks.ts'
import { t } from '../../i18n/index.ts'
import { NewWindowMark } from '../../ui/new-window-link.tsx'
import { NoWrapText } from '../../ui/no-wrap-text.tsx'
import { QuoteCard } from './quote-card.tsx'

/** Keeps punctuation from beginning a line on the screen. The stored text stays as typed. */
const keepSigns = (text: string): string => text.replace(/ (?=[?!:;»])/g, '\u00a0').replace(/« /g, '«\u00a0')

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) =>
    'href' in inline ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <a key={index} href={inline.href} rel="noopener noreferrer nofollow" target="_blank" className="underline">
        {inline.href}
        <NewWindowMark />
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <NoWrapText key={index}>{keepSigns(inline.text)}</NoWrapText>
    ),
  )
}

/** Text of a message, with links and quotes; each block has its own writing direction. */
export function MessageText({ content }: { content: string }) {
  return blocksOf(content).map(({ quote, inlines, source }, index) => {
    if (source) {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
        <QuoteCard key={index} source={source}>
          {inlines.length > 0 && <Inlines inlines={inlines} />}
        </QuoteCard>
      )
    }
    return quote ? (
      <blockquote
        // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
        key={index}
        aria-label={t('conversation.quote')}
        dir="auto"
        className="my-1.5 border-blush border-l-4 pl-3.5 text-ink-soft italic whitespace-pre-wrap wrap-anywhere"
      >
        <Inlines inlines={inlines} />
      </blockquote>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <p key={index} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        <Inlines inlines={inlines} />
      </p>
    )
  })
}
