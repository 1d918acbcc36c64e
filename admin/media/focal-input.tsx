import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import type { PointerEvent } from 'react'
import type { StaffMedia } from '../../contracts/articles/staff-media.ts'
import type { RecordForm } from '../forms/use-record-form.ts'
import { colours } from '../theme.ts'
import { sourceOf, Thumbnail } from './thumbnail.tsx'
import { mediaWords } from './words.ts'

const crops = { square: '1 / 1', card: '4 / 3', banner: '16 / 6', portrait: '3 / 4' } as const

const shareOf = (form: RecordForm, name: 'focalX' | 'focalY') => Number(form.draft[name] ?? 0.5)
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100

interface FocalProps {
  form: RecordForm
  media: StaffMedia
}

/** The focal point, set with the pointer; the sliders set it from the keyboard. */
function Point({ form, media }: FocalProps) {
  function place(event: PointerEvent<HTMLElement>): void {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    form.set('focalX', within((event.clientX - left) / width))
    form.set('focalY', within((event.clientY - top) / height))
  }
  return (
    <Box
      data-focal
      onPointerDown={place}
      onPointerMove={place}
      sx={{ position: 'relative', cursor: 'crosshair', touchAction: 'none', lineHeight: 0 }}
    >
      <Box
        component="img"
        src={sourceOf(media, 480)}
        alt=""
        draggable={false}
        sx={{ width: '100%', borderRadius: '14px', backgroundColor: colours.sand }}
      />
      <Box
        sx={{
          position: 'absolute',
          width: 28,
          height: 28,
          ml: '-14px',
          mt: '-14px',
          borderRadius: '50%',
          border: `3px solid ${colours.white}`,
          outline: `2px solid ${colours.ink}`,
          pointerEvents: 'none',
        }}
        style={{ left: `${shareOf(form, 'focalX') * 100}%`, top: `${shareOf(form, 'focalY') * 100}%` }}
      />
    </Box>
  )
}

function Axis({ form, name, label }: { form: RecordForm; name: 'focalX' | 'focalY'; label: string }) {
  return (
    <Box>
      <Typography id={`focal-${name}`} sx={{ fontSize: 14 }}>
        {label}
      </Typography>
      <Slider
        aria-labelledby={`focal-${name}`}
        value={Math.round(shareOf(form, name) * 100)}
        getAriaValueText={mediaWords.percent}
        onChange={(_event, value) => form.set(name, within(Number(value) / 100))}
      />
    </Box>
  )
}

/** Sets the focal point, which every crop of the picture keeps in sight. Previews four crops. */
export function FocalInput({ form, media }: FocalProps) {
  const shown = { ...media, focalX: shareOf(form, 'focalX'), focalY: shareOf(form, 'focalY') }
  return (
    <Box component="section" aria-labelledby="focal-title">
      <Typography id="focal-title" variant="h2" sx={{ mb: 1 }}>
        {mediaWords.focal}
      </Typography>
      <Typography sx={{ mb: 2 }}>{mediaWords.focalHelp}</Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Point form={form} media={media} />
          <Axis form={form} name="focalX" label={mediaWords.focalX} />
          <Axis form={form} name="focalY" label={mediaWords.focalY} />
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
          {Object.entries(crops).map(([name, ratio]) => (
            <Box key={name} component="figure" sx={{ m: 0 }}>
              <Thumbnail media={shown} width={240} ratio={ratio} />
              <Typography component="figcaption" sx={{ fontSize: 14 }}>
                {mediaWords.crops[name as keyof typeof crops]}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}
