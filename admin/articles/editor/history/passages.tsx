import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { memo, useState } from 'react'
import { Blocks } from './blocks.tsx'
import { describeChange } from './compare/describe-change.ts'
import { kindOf, type Passage } from './group-changes.ts'
import { historyWords } from './words.ts'

/** Minimum number of consecutive unchanged blocks that are folded. */
const foldedFrom = 4

function Unchanged({ passage: { diffs }, whole }: { passage: Passage; whole: boolean }) {
  const [open, setOpen] = useState(whole)
  if (open || diffs.length < foldedFrom) return <Blocks diffs={diffs} />
  return (
    <>
      <Blocks diffs={diffs.slice(0, 1)} />
      <Button color="inherit" variant="outlined" size="small" onClick={() => setOpen(true)} sx={{ my: 2 }}>
        {historyWords.unchanged(diffs.length - 2)}
      </Button>
      <Blocks diffs={diffs.slice(-1)} />
    </>
  )
}

export const changeId = (place: number) => `history-change-${place}`

function Changed({ passage, place, count }: { passage: Passage; place: number; count: number }) {
  const kind = kindOf(passage)
  const notes = [...new Set(passage.diffs.flatMap(describeChange))]
  return (
    <section
      id={changeId(place)}
      tabIndex={-1}
      aria-label={historyWords.place(place, count)}
      className="diff-change"
      data-kind={kind}
    >
      <Typography sx={{ fontSize: 13, fontWeight: 600 }}>{historyWords.kinds[kind]}</Typography>
      {notes.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: 13, color: 'text.secondary' }}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Box>
      )}
      <Blocks diffs={passage.diffs} />
    </section>
  )
}

interface PassagesProps {
  passages: readonly Passage[]
  /** number of changed passages */
  count: number
}

/** The whole text: changed passages, and between them unchanged ones, which are folded if long. */
export const Passages = memo(function Passages({ passages, count }: PassagesProps) {
  let place = 0
  return passages.map((passage, index) => {
    if (passage.changed) place += 1
    const key = `${passage.changed}${index}`
    return passage.changed ? (
      <Changed key={key} passage={passage} place={place} count={count} />
    ) : (
      <Unchanged key={key} passage={passage} whole={count === 0} />
    )
  })
})
