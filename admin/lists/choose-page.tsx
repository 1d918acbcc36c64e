import Button, { type ButtonProps } from '@mui/material/Button'
import { useListContext } from 'ra-core'
import { listWords } from './words.ts'

/** Chooses all entries of the page; none, once some are chosen. */
export function ChoosePage({ size = 'medium' }: Pick<ButtonProps, 'size'>) {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<{ id: string }>()
  const ids = data.map(({ id }) => id)
  const isChosen = ids.some((id) => selectedIds.includes(id))
  return (
    <Button size={size} color="inherit" onClick={() => (isChosen ? onUnselectItems() : onSelect(ids))}>
      {isChosen ? listWords.choose.none : listWords.choose.page}
    </Button>
  )
}
