import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { StaffArticle } from '../../../contracts/articles/staff-articles.ts'
import { ActsBar, useChosenRows } from '../../lists/choice-bars.tsx'
import { useList } from '../../lists/list-provider.tsx'
import type { BulkAct } from './bulk-dialog.tsx'
import { articleListWords } from './words.ts'

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'))

const texts = articleListWords.bulk
const acts: readonly BulkAct[] = ['category', 'addTag', 'removeTag', 'archive']

/** Actions on the chosen rows of this page. */
export function BulkBar() {
  const { choose, refetch } = useList()
  const { chosen } = useChosenRows<StaffArticle>()
  const [act, setAct] = useState<BulkAct>()
  return (
    <>
      {chosen.length > 0 && (
        <ActsBar>
          {acts.map((one) => (
            <Button key={one} size="small" color="inherit" variant="outlined" onClick={() => setAct(one)}>
              {texts[one]}
            </Button>
          ))}
        </ActsBar>
      )}
      {act && (
        <Suspense>
          <BulkDialog
            act={act}
            articles={chosen}
            onClose={(changed) => {
              setAct(undefined)
              if (!changed) return
              choose([])
              void refetch()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
