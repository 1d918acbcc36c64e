import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { mediaTypes, type StaffMedia, staffMediaResource } from '../../contracts/articles/staff-media.ts'
import { RecordEdit, type RecordKind } from '../forms/record-page.tsx'
import { TextInput } from '../forms/text-input.tsx'
import type { RecordForm } from '../forms/use-record-form.ts'
import { useNotify } from '../layout/notices.tsx'
import type { Row } from '../records/record-calls.ts'
import { FocalInput } from './focal-input.tsx'
import { MediaUses } from './media-uses.tsx'
import { pictureTypes } from './picture-types.ts'
import { ReplaceButton } from './replace-button.tsx'
import { mediaWords } from './words.ts'

const kind: RecordKind = {
  calls: staffMediaResource,
  fields: ['name', 'alt', 'credit', 'focalX', 'focalY'],
  empty: {},
  labels: {
    name: mediaWords.name,
    alt: mediaWords.alt,
    credit: mediaWords.credit,
    focalX: mediaWords.focalX,
    focalY: mediaWords.focalY,
  },
  texts: { ...mediaWords, add: mediaWords.addFiles },
  titleOf: ({ name }) => String(name),
  deleteText: () => mediaWords.deleteText,
}

const asMedia = (row: unknown) => row as StaffMedia
const isPicture = ({ mimeType }: StaffMedia) => mimeType.startsWith('image/')
const kilobytes = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })

function factsOf({ width, height, size, mimeType }: StaffMedia): string {
  const pixels = width === null ? '' : `${width} × ${height} · `
  return `${mimeType} · ${pixels}${mediaWords.size(kilobytes.format(size / 1024))}`
}

interface HeadProps {
  media: StaffMedia
  dirty: boolean
  onReplaced(): void
}

function Head({ media, dirty, onReplaced }: HeadProps) {
  const accept = (isPicture(media) ? pictureTypes : mediaTypes.filter((type) => !pictureTypes.includes(type))).join(',')
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {factsOf(media)} · <a href={media.url}>{media.url}</a>
      </Typography>
      <MediaUses uid={media.uid} />
      <ReplaceButton media={media} accept={accept} dirty={dirty} onReplaced={onReplaced} />
    </Box>
  )
}

const fields = (form: RecordForm) => (
  <>
    <TextInput form={form} name="name" label={mediaWords.name} required max={200} />
    <TextInput form={form} name="alt" label={mediaWords.alt} help={mediaWords.altHelp} rows={2} max={500} />
    <TextInput form={form} name="credit" label={mediaWords.credit} help={mediaWords.creditHelp} max={200} />
    {isPicture(asMedia(form.base)) && <FocalInput form={form} media={asMedia(form.base)} />}
  </>
)

export default function MediaEdit() {
  const notify = useNotify()
  const [replaced, setReplaced] = useState(0)
  const onReplaced = () => {
    notify(mediaWords.replaced, { type: 'success' })
    setReplaced((count) => count + 1)
  }
  return (
    <RecordEdit
      key={replaced}
      kind={kind}
      head={(record: Row, dirty) => <Head media={asMedia(record)} dirty={dirty} onReplaced={onReplaced} />}
      fields={fields}
    />
  )
}
