import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import type { StaffArticle } from '../../../contracts/articles/staff-articles.ts'
import { ChoiceRow } from '../../lists/choice-row.tsx'
import type { BulkAct } from './bulk-dialog.tsx'
import { articleListWords } from './words.ts'

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'))

const texts = articleListWords.bulk
const acts: readonly BulkAct[] = ['category', 'addTag', 'removeTag', 'archive']

/** Actions on the chosen rows of this page. */
export function BulkBar() {
  const { data = [], selectedIds, onUnselectItems, refetch } = useListContext<StaffArticle & { id: string }>()
  const [act, setAct] = useState<BulkAct>()
  const chosen = data.filter(({ id }) => selectedIds.includes(id))
  if (data.length === 0) return null
  return (
    <ChoiceRow px={{ xs: 1.5, sm: 3 }}>
      <Typography role="status" sx={{ mr: 1 }}>
        {chosen.length > 0 ? texts.selected(chosen.length) : ''}
      </Typography>
      {chosen.length > 0 &&
        acts.map((one) => (
          <Button key={one} color="inherit" variant="outlined" onClick={() => setAct(one)}>
            {texts[one]}
          </Button>
        ))}
      {act && (
        <Suspense>
          <BulkDialog
            act={act}
            articles={chosen}
            onClose={(changed) => {
              setAct(undefined)
              if (!changed) return
              onUnselectItems()
              void refetch()
            }}
          />
        </Suspense>
      )}
    </ChoiceRow>
  )
}
