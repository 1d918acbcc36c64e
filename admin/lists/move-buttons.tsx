import IconButton from '@mui/material/IconButton'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { moveItem } from './move-item.ts'

interface MoveButtonsProps<Item> {
  items: readonly Item[]
  /** index of the item that the buttons move */
  place: number
  up: string
  down: string
  onMove(items: Item[]): void
}

/** Two buttons that move an item of a list by one place. */
export const MoveButtons = <Item,>({ items, place, up, down, onMove }: MoveButtonsProps<Item>) => (
  <>
    <IconButton aria-label={up} disabled={place === 0} onClick={() => onMove(moveItem(items, place, place - 1))}>
      <ArrowUp aria-hidden size={18} />
    </IconButton>
    <IconButton
      aria-label={down}
      disabled={place === items.length - 1}
      onClick={() => onMove(moveItem(items, place, place + 1))}
    >
      <ArrowDown aria-hidden size={18} />
    </IconButton>
  </>
)
