import Box from '@mui/material/Box'
import { piecesOf } from '../../../conversation/messages/find-words.ts'
import { blocksOf, type Inline, type QuoteSource } from '../../../conversation/messages/message-blocks.ts'
import { colours } from '../../theme.ts'
import { ticketWords } from '../words.ts'

const textStyle = { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', '& a': { color: 'inherit' } } as const

const found = { backgroundColor: colours.ruby, color: colours.onRuby, borderRadius: '4px' } as const

/** @param q words to highlight */
function Marked({ text, q }: { text: string; q: string | undefined }) {
  if (q === undefined) return text
  return piecesOf(text, q).map((piece, index) =>
    piece.found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <Box component="mark" key={index} sx={found}>
        {piece.text}
      </Box>
    ) : (
      piece.text
    ),
  )
}

function Inlines({ inlines, q }: { inlines: readonly Inline[]; q: string | undefined }) {
  return inlines.map((inline, index) =>
    'href' in inline ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <a key={index} href={inline.href} rel="noopener noreferrer nofollow" target="_blank">
        <Marked text={inline.href} q={q} />
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <Marked key={index} text={inline.text} q={q} />
    ),
  )
}

const quoteStyle = {
  ...textStyle,
  my: 0.75,
  pl: 1.5,
  borderLeft: `4px solid ${colours.ruby}`,
  color: 'text.secondary',
  fontStyle: 'italic',
} as const

/** A quoted passage, with the title of its article and the host that the link leads to. */
function QuoteCard({ source, inlines, q }: { source: QuoteSource; inlines: readonly Inline[]; q: string | undefined }) {
  return (
    <Box
      component="figure"
      data-quote
      aria-label={ticketWords.thread.quote}
      sx={{
        m: 0,
        my: 0.75,
        px: 1.5,
        py: 1,
        border: `1px solid ${colours.line}`,
        borderRadius: 2,
        bgcolor: colours.onRuby,
      }}
    >
      {inlines.length > 0 && (
        <Box component="blockquote" dir="auto" sx={{ ...quoteStyle, m: 0, mb: 1, pl: 0, border: 0 }}>
          <Inlines inlines={inlines} q={q} />
        </Box>
      )}
      <Box component="figcaption" sx={{ color: 'text.primary' }}>
        <Box component="span" dir="auto" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
          <a href={source.href} rel="noopener noreferrer nofollow" target="_blank">
            <Marked text={source.title} q={q} />
          </a>
        </Box>
        <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {source.host}
        </Box>
      </Box>
    </Box>
  )
}

/** Text of a message, with quotes and links. Each part has its own writing direction. */
export function MessageText({ content, q }: { content: string; q?: string | undefined }) {
  return blocksOf(content).map(({ quote, inlines, source }, index) =>
    source ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <QuoteCard key={index} source={source} inlines={inlines} q={q} />
    ) : (
      <Box
        // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
        key={index}
        component={quote ? 'blockquote' : 'p'}
        dir="auto"
        {...(quote ? { 'aria-label': ticketWords.thread.quote } : {})}
        sx={quote ? quoteStyle : textStyle}
      >
        <Inlines inlines={inlines} q={q} />
      </Box>
    ),
  )
}
