import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { mediaTypes, type StaffMedia, staffMediaResource } from '../../contracts/articles/staff-media.ts'
import { Choice } from '../lists/choice.tsx'
import { ChoiceBar } from '../lists/choice-bars.tsx'
import { ListBody } from '../lists/list-body.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { useList } from '../lists/list-provider.tsx'
import { colours } from '../theme.ts'
import { DeleteBar, type Report, ReportNote } from './delete-bar.tsx'
import { DropZone } from './drop-zone.tsx'
import { pictureTypes } from './picture-types.ts'
import { Thumbnail } from './thumbnail.tsx'
import { mediaWords } from './words.ts'

const documentTypes = mediaTypes.filter((type) => !pictureTypes.some((one) => one === type))

function MediaFilters() {
  const { filter, narrow } = useList()
  const { mimeType = [] } = filter as { mimeType?: readonly string[] }
  const kind = mimeType.some((type) => pictureTypes.some((one) => one === type))
    ? 'pictures'
    : mimeType.length > 0
      ? 'documents'
      : ''
  return (
    <>
      <Choice
        label={mediaWords.kind}
        value={kind}
        all={mediaWords.allKinds}
        choices={(['pictures', 'documents'] as const).map((uid) => ({ uid, name: mediaWords[uid] }))}
        onChange={(uid) => narrow({ mimeType: uid && (uid === 'pictures' ? pictureTypes : documentTypes) })}
      />
      <Choice
        label={mediaWords.use}
        value={String(filter.used ?? '')}
        all={mediaWords.allUses}
        choices={[
          { uid: '1', name: mediaWords.used },
          { uid: '0', name: mediaWords.unused },
        ]}
        onChange={(uid) => narrow({ used: uid })}
      />
    </>
  )
}

function Card({ media, chosen, toggle }: { media: StaffMedia; chosen: boolean; toggle(): void }) {
  const { uid, name, alt, mimeType } = media
  return (
    <Box component="li" sx={{ position: 'relative', minWidth: 0 }}>
      <Box
        component={Link}
        to={`/media/${uid}`}
        sx={{
          display: 'block',
          p: 1,
          borderRadius: '14px',
          color: 'inherit',
          textDecoration: 'none',
          outline: chosen ? `2px solid ${colours.ink}` : undefined,
          '&:hover': { backgroundColor: colours.roseLight },
          '&:focus-visible': { outline: `2px solid ${colours.ruby}` },
        }}
      >
        <Thumbnail media={media} width={220} />
        <Typography
          component="span"
          dir="auto"
          sx={{ display: 'block', mt: 0.5, fontSize: 14, overflowWrap: 'anywhere' }}
        >
          {alt || name}
        </Typography>
        {alt === '' && mimeType.startsWith('image/') && (
          <Typography component="span" sx={{ fontSize: 14, color: colours.warning }}>
            {mediaWords.noAlt}
          </Typography>
        )}
      </Box>
      <Checkbox
        checked={chosen}
        onChange={toggle}
        slotProps={{ input: { 'aria-label': mediaWords.select(name) } }}
        sx={{
          position: 'absolute',
          top: 12,
          left: 12,
          backgroundColor: colours.card,
          borderRadius: '10px',
          p: 0.5,
          '&:hover': { backgroundColor: colours.card },
        }}
      />
    </Box>
  )
}

function Grid({ media }: { media: readonly StaffMedia[] }) {
  const { chosen, toggle } = useList<StaffMedia>()
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 1.5,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
      }}
    >
      {media.map((one) => (
        <Card key={one.uid} media={one} chosen={chosen.includes(one.uid)} toggle={() => toggle(one.uid)} />
      ))}
    </Box>
  )
}

function Drop() {
  const { refetch } = useList()
  return <DropZone onAdded={() => void refetch()} />
}

/** The media library: add, find, and delete media that are not in use. */
export default function MediaList() {
  const [report, setReport] = useState<Report>()
  return (
    <ListFrame
      calls={staffMediaResource}
      sort={{ field: 'date', order: 'DESC' }}
      count={mediaWords.count}
      filters={<MediaFilters />}
      head={<Drop />}
      above={
        <>
          <Box role="status">{report && <ReportNote report={report} />}</Box>
          <ChoiceBar count={mediaWords.selected} />
        </>
      }
      below={<DeleteBar onDone={setReport} />}
    >
      <ListBody<StaffMedia> empty={mediaWords.empty}>{(media) => <Grid media={media} />}</ListBody>
    </ListFrame>
  )
}
