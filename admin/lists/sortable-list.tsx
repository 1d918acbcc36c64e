import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { colours } from '../theme.ts'
import { moveItem, rowIndexAt } from './move-item.ts'
import { listWords } from './words.ts'

export interface SortableItem {
  uid: string
  title: string
  /** shown below the title */
  note?: string
}

interface SortableListProps<Item> {
  items: readonly Item[]
  label: string
  onChange(items: Item[]): void
}

/** A list that the user sorts: by dragging a handle, or with two buttons that the keyboard reaches. */
export function SortableList<Item extends SortableItem>({ items, label, onChange }: SortableListProps<Item>) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const [said, setSaid] = useState('')

  function put(from: number, to: number): void {
    const item = items[from]
    const moved = moveItem(items, from, to)
    const place = moved.findIndex(({ uid }) => uid === item?.uid)
    if (!item || place === from) return
    onChange(moved)
    setSaid(listWords.place(item.title, place + 1, items.length))
  }
  function drag(event: PointerEvent): void {
    const from = items.findIndex(({ uid }) => uid === dragged)
    if (from === -1 || !list.current) return
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect())
    put(from, rowIndexAt(rows, event.clientY))
  }

  return (
    <>
      <Box
        component="ol"
        ref={list}
        aria-label={label}
        onPointerMove={drag}
        onPointerUp={() => setDragged(undefined)}
        onPointerCancel={() => setDragged(undefined)}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {items.map((item, index) => (
          <Box
            component="li"
            key={item.uid}
            data-row={item.uid}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              py: 1,
              borderBottom: `1px solid ${colours.line}`,
              backgroundColor: dragged === item.uid ? colours.roseMid : undefined,
            }}
          >
            <Box
              data-handle
              onPointerDown={(event) => {
                event.preventDefault()
                // Capture the pointer on the list: a row that moves in the document would lose the capture.
                list.current?.setPointerCapture(event.pointerId)
                setDragged(item.uid)
              }}
              sx={{ display: 'flex', p: 1, cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
            >
              <GripVertical aria-hidden size={20} />
            </Box>
            <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
              <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {item.title}
              </Typography>
              {item.note && <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>{item.note}</Typography>}
            </Box>
            <IconButton
              aria-label={listWords.up(item.title)}
              aria-disabled={index === 0}
              onClick={() => put(index, index - 1)}
            >
              <ArrowUp aria-hidden size={18} />
            </IconButton>
            <IconButton
              aria-label={listWords.down(item.title)}
              aria-disabled={index === items.length - 1}
              onClick={() => put(index, index + 1)}
            >
              <ArrowDown aria-hidden size={18} />
            </IconButton>
            <IconButton
              aria-label={listWords.takeOut(item.title)}
              onClick={() => onChange(items.filter(({ uid }) => uid !== item.uid))}
            >
              <X aria-hidden size={18} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Box role="status" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' }}>
        {said}
      </Box>
    </>
  )
}
