import Box from '@mui/material/Box'
import { piecesOf } from '../../conversation/find-words.ts'
import { blocksOf, type Inline } from '../../conversation/message-blocks.ts'
import { colours } from '../theme.ts'
import { words } from '../words.ts'

const textStyle = { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', '& a': { color: 'inherit' } } as const

/** @param q words that are looked for */
function Marked({ text, q }: { text: string; q: string | undefined }) {
  if (q === undefined) return text
  return piecesOf(text, q).map((piece, index) =>
    piece.found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <Box component="mark" key={index} sx={{ backgroundColor: colours.ruby, color: '#fff', borderRadius: '4px' }}>
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

/** What a person typed: shown as text, in the direction it was written. */
export function MessageText({ content, q }: { content: string; q?: string | undefined }) {
  return blocksOf(content).map(({ quote, inlines }, index) => (
    <Box
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      key={index}
      component={quote ? 'blockquote' : 'p'}
      dir="auto"
      {...(quote ? { 'aria-label': words.thread.quote } : {})}
      sx={
        quote
          ? {
              ...textStyle,
              my: 0.75,
              pl: 1.5,
              borderLeft: `4px solid ${colours.ruby}`,
              color: 'text.secondary',
              fontStyle: 'italic',
            }
          : textStyle
      }
    >
      <Inlines inlines={inlines} q={q} />
    </Box>
  ))
}
