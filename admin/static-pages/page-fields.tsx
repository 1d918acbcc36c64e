import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { TextInput } from '../forms/text-input.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { pageWords } from './words.ts'

const ContentInput = lazy(() => import('../articles/editor/field/content-input.tsx'))

export const pageFields = (form: RecordForm, isNew: boolean) => (
  <>
    <TextInput form={form} name="title" label={pageWords.name} required max={200} />
    {isNew && <TextInput form={form} name="uid" label={pageWords.address} help={pageWords.addressHelp} max={96} />}
    <Suspense fallback={<Typography role="status">{pageWords.loading}</Typography>}>
      <ContentInput form={form} name="content" help={pageWords.places} />
    </Suspense>
    <TextInput
      form={form}
      name="description"
      label={pageWords.description}
      help={pageWords.descriptionHelp}
      max={300}
    />
  </>
)
