import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Editor } from '@tiptap/react'
import { useEffect, useId, useState } from 'react'
import { editorWords } from '../words.ts'
import { textStatistics } from './text-statistics.ts'

const texts = editorWords.figures
/** Count only after a pause in typing: counting a long text with each key would be slow. */
const pauseMilliseconds = 600

function useFigures(editor: Editor) {
  const [figures, setFigures] = useState(() => textStatistics(editor.state.doc))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setFigures(textStatistics(editor.state.doc)), pauseMilliseconds)
    }
    editor.on('update', plan)
    return () => {
      clearTimeout(timer)
      editor.off('update', plan)
    }
  }, [editor])
  return figures
}

export function goTo(editor: Editor, pos: number): void {
  const { doc } = editor.state
  const led = editor.chain().focus()
  const selected = doc.nodeAt(pos)?.isAtom
    ? led.setNodeSelection(pos)
    : led.setTextSelection(Math.min(pos + 1, doc.content.size))
  selected.scrollIntoView().run()
}

/** Length of the text, and its headings as links. */
export function StatisticsPanel({ editor }: { editor: Editor }) {
  const { words, readingTime, outline } = useFigures(editor)
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{texts.length(words, readingTime)}</Typography>
      {outline.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{texts.empty}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {outline.map(({ pos, level, text }) => (
          <Box component="li" key={pos} sx={{ pl: (level - 2) * 2 }}>
            <Button
              color="inherit"
              onClick={() => goTo(editor, pos)}
              sx={{ justifyContent: 'start', textAlign: 'left', fontWeight: 400, minHeight: 36, px: 1 }}
            >
              {text || texts.untitled}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
