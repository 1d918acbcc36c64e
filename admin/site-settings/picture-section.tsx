import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { PictureField } from '../forms/image-input.tsx'
import type { Draft } from './draft.ts'
import { settingsWords } from './words.ts'

const words = settingsWords.ownPictures

interface PictureSectionProps {
  draft: Draft
  faults: ReadonlyMap<string, string>
  onChange(part: Partial<Draft>): void
}

const faultOf = (faults: ReadonlyMap<string, string>, name: string): string | undefined =>
  faults.get(name) ?? [...faults].find(([path]) => path.startsWith(`${name}.`))?.[1]

/** Logo, icon and share picture, chosen in the library or uploaded. */
export function PictureSection({ draft, faults, onChange }: PictureSectionProps) {
  const { logo, icon, share, about } = draft
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
      <PictureField
        label={words.icon}
        help={words.iconHelp}
        uid={icon}
        fault={faultOf(faults, 'icon-picture')}
        onChange={(uid) => onChange({ icon: uid })}
      />
      <PictureField
        label={words.share}
        help={words.shareHelp}
        uid={share}
        fault={faultOf(faults, 'share-picture')}
        onChange={(uid) => onChange({ share: uid })}
      />
      <PictureField
        label={words.about}
        help={words.aboutHelp}
        uid={about}
        fault={faultOf(faults, 'about-picture')}
        onChange={(uid) => onChange({ about: uid })}
      />
    </Box>
  )
}
