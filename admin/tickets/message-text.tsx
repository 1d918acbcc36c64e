import Box from '@mui/material/Box'
import { blocksOf, type Inline } from '../../conversation/message-blocks.ts'
import { colours } from '../theme.ts'
import { words } from '../words.ts'

const textStyle = { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', '& a': { color: 'inherit' } } as const

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, index) =>
    'href' in inline ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <a key={index} href={inline.href} rel="noopener noreferrer nofollow" target="_blank">
        {inline.href}
      </a>
    ) : (
      inline.text
    ),
  )
}

/** What a person typed: shown as text, in the direction it was written. */
export function MessageText({ content }: { content: string }) {
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
      <Inlines inlines={inlines} />
    </Box>
  ))
}
