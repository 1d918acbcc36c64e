import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useState } from 'react'
import { type StaffMedia, staffMediaResource } from '../../contracts/articles/staff-media.ts'
import { adminBase } from '../../contracts/text/address.ts'
import { callApi } from '../../relay/call.ts'
import { MediaPicker } from '../media/media-picker.tsx'
import { Thumbnail } from '../media/thumbnail.tsx'
import { mediaWords } from '../media/words.ts'
import { colours } from '../theme.ts'
import type { RecordForm } from './use-record-form.ts'

interface PictureFieldProps {
  label: string
  help?: string
  /** uid of the chosen medium */
  uid: string | null
  fault: string | undefined
  onChange(uid: string | null): void
  /** shows the picture's description, with a link to change it and the focal point */
  described?: boolean
  children?: ReactNode
}

/** The chosen picture; loaded unless the user has just chosen it. */
export function usePicture(uid: string | null) {
  const [picture, setPicture] = useState<StaffMedia>()
  const wanted = uid ?? undefined
  const known = picture?.uid === wanted
  useEffect(() => {
    if (!wanted) return
    const abort = new AbortController()
    const { signal } = abort
    const read = () =>
      callApi(staffMediaResource.get, { params: { uid: wanted }, signal }).then(
        ({ payload }) => setPicture(payload),
        // On failure the field shows that a picture is chosen, but not the picture.
        () => undefined,
      )
    if (!known) void read()
    // The description may have been changed in another tab.
    addEventListener('focus', () => void read(), { signal })
    return () => abort.abort()
  }, [wanted, known])
  return { picture: known ? picture : undefined, setPicture }
}

const Description = ({ picture: { uid, alt } }: { picture: StaffMedia }) => (
  <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
    <Box component="span" sx={alt === '' ? { color: colours.error } : {}}>
      {alt === '' ? mediaWords.noAlt : mediaWords.describedAs(alt)}
    </Box>
    .{' '}
    <Link href={`${adminBase}/media/${uid}`} target="_blank" rel="noopener">
      {mediaWords.describe}
    </Link>
  </Typography>
)

/** A picture of the library, or none. @param children further choices about it */
export function PictureField({ label, help, uid, fault, onChange, described = false, children }: PictureFieldProps) {
  const { picture, setPicture } = usePicture(uid)
  const [open, setOpen] = useState(false)
  return (
    <Box
      component="fieldset"
      sx={{ border: `1px solid ${colours.line}`, borderRadius: '14px', m: 0, p: 2, backgroundColor: colours.card }}
    >
      <Typography component="legend" sx={{ px: 0.5, fontSize: 14, color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ width: 160 }}>
          {picture ? (
            <Thumbnail media={picture} width={160} alt={picture.alt} />
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>{uid ? '' : mediaWords.none}</Typography>
          )}
        </Box>
        <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
          {uid ? mediaWords.change : mediaWords.choose}
        </Button>
        {Boolean(uid) && (
          <Button color="inherit" onClick={() => onChange(null)}>
            {mediaWords.remove}
          </Button>
        )}
      </Box>
      {described && picture && <Description picture={picture} />}
      {children}
      {(fault ?? help) && <FormHelperText error={fault !== undefined}>{fault ?? help}</FormHelperText>}
      {open && (
        <MediaPicker
          onChoose={(chosen) => {
            setPicture(chosen)
            onChange(chosen.uid)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  )
}

interface ImageInputProps {
  form: Pick<RecordForm, 'draft' | 'faults' | 'set'>
  name: string
  label: string
  described?: boolean
}

export function ImageInput({ form, name, label, described = false }: ImageInputProps) {
  const value = form.draft[name]
  return (
    <PictureField
      label={label}
      described={described}
      uid={typeof value === 'string' ? value : null}
      fault={form.faults.get(name)}
      onChange={(uid) => form.set(name, uid)}
    />
  )
}
