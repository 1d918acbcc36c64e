import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { TextInput } from '../forms/text-input.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { pageWords } from './words.ts'

const ContentInput = lazy(() => import('../articles/editor/field/content-input.tsx'))

export const pageFields = (form: RecordForm) => (
  <>
    <TextInput form={form} name="title" label={pageWords.name} required max={200} />
    <Suspense fallback={<Typography role="status">{pageWords.loading}</Typography>}>
      <ContentInput form={form} name="content" help={pageWords.places} />
    </Suspense>
  </>
)
