import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { MoveButtons } from '../lists/move-buttons.tsx'
import { formWords as words } from './words.ts'

interface ListFieldsProps<Item> {
  items: readonly Item[]
  most: number
  add: string
  empty: Item
  onChange(items: Item[]): void
  children(item: Item, place: number, change: (item: Item) => void): ReactNode
}

/** A list of entries, with buttons to add, move and remove them. */
export function ListFields<Item>({ items, most, add, empty, onChange, children }: ListFieldsProps<Item>) {
  return (
    <>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and their fields hold no state beside the text
        <Box key={place} sx={{ display: 'grid', gap: 1.5 }}>
          {children(item, place, (next) => onChange(items.map((one, at) => (at === place ? next : one))))}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Button size="small" color="inherit" onClick={() => onChange(items.filter((_one, at) => at !== place))}>
              {words.remove}
            </Button>
            <MoveButtons
              {...{ items, place }}
              up={words.up(place + 1)}
              down={words.down(place + 1)}
              onMove={onChange}
            />
          </Box>
        </Box>
      ))}
      {items.length < most && (
        <Box>
          <Button variant="outlined" color="inherit" onClick={() => onChange([...items, empty])}>
            {add}
          </Button>
        </Box>
      )}
    </>
  )
}
