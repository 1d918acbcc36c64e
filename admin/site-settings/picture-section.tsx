import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { PictureField } from '../forms/image-input.tsx'
import type { Draft } from './draft.ts'
import { faultOf } from './draft.ts'
import { settingsWords } from './words.ts'

const words = settingsWords.ownPictures

interface PictureSectionProps {
  draft: Draft
  faults: ReadonlyMap<string, string>
  onChange(part: Partial<Draft>): void
}

const others = ['icon', 'share', 'about'] as const

/** Logo, icon and share picture, chosen in the library or uploaded. */
export function PictureSection({ draft, faults, onChange }: PictureSectionProps) {
  const { logo } = draft
  return (
    <Box sx={{ display: 'grid', gap: 2.5, mt: 2.5 }}>
      <PictureField
        label={words.logo}
        help={words.logoHelp}
        uid={logo?.image ?? null}
        fault={faultOf(faults, 'logo-picture')}
        onChange={(image) => onChange({ logo: image === null ? null : { image, withText: logo?.withText ?? false } })}
      >
        {logo && (
          <FormControlLabel
            control={
              <Checkbox
                checked={logo.withText}
                onChange={({ target }) => onChange({ logo: { ...logo, withText: target.checked } })}
              />
            }
            label={words.withText}
          />
        )}
      </PictureField>
      {others.map((name) => (
        <PictureField
          key={name}
          label={words[name]}
          help={words[`${name}Help`]}
          uid={draft[name]}
          fault={faultOf(faults, `${name}-picture`)}
          onChange={(uid) => onChange({ [name]: uid })}
        />
      ))}
    </Box>
  )
}
