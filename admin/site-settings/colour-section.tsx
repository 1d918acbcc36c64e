import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { palettes } from '../../contracts/administration/palettes.ts'
import { usePicture } from '../forms/image-input.tsx'
import { PagePreviews } from '../site/page-previews.tsx'
import { decimalText } from '../text/french.ts'
import { colours as own } from '../theme.ts'
import { ColourInput } from './colour-input.tsx'
import { type Draft, findLowContrastColours } from './draft.ts'
import { showDraft } from './show-draft.ts'
import { settingsWords as words } from './words.ts'

type Look = Pick<Draft, 'logoText' | 'colours'>

interface ColourSectionProps {
  draft: Look & Pick<Draft, 'logo'>
  saved: Look
  faults: ReadonlyMap<string, string>
  onChange(look: Partial<Look>): void
}

const names = ['ground', 'accent', 'ink', 'paper', 'link'] as const
const Swatch = ({ colours: { accent, link, ink } }: Pick<Look, 'colours'>) => (
  <Box aria-hidden component="span" sx={{ display: 'flex', borderRadius: '4px', overflow: 'hidden' }}>
    {[accent, link, ink].map((colour) => (
      <Box key={colour} component="span" sx={{ width: 12, height: 16, backgroundColor: colour }} />
    ))}
  </Box>
)

const paleText = (
  pale: ReturnType<typeof findLowContrastColours>,
  name: (typeof names)[number],
): string | undefined => {
  const found = pale.find((one) => one.name === name)
  return found && words.tooPale(words.names[name], decimalText(found.ratio), decimalText(found.least))
}

export function ColourSection({ draft: { logoText, logo, colours }, saved, faults, onChange }: ColourSectionProps) {
  const pale = findLowContrastColours(colours)
  const { picture } = usePicture(logo?.image ?? null)
  // undefined: the picture is still loading.
  const shown = logo === null ? null : picture && { ...picture, withText: logo.withText }
  return (
    <>
      <Typography sx={{ mb: 2, color: own.inkSoft }}>{words.coloursIntro}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {names.map((name) => (
          <ColourInput
            key={name}
            id={`colours.${name}`}
            label={words.names[name]}
            value={colours[name]}
            fault={paleText(pale, name) ?? faults.get(`colours.${name}`)}
            onChange={(value) => onChange({ colours: { ...colours, [name]: value } })}
          />
        ))}
      </Box>
      <Box role="group" aria-label={words.palettes} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {palettes.map((palette) => (
          <Button
            key={palette.name}
            variant="outlined"
            color="inherit"
            onClick={() => onChange({ colours: palette.colours })}
            startIcon={<Swatch colours={palette.colours} />}
          >
            {palette.name}
          </Button>
        ))}
        <Button color="inherit" onClick={() => onChange({ logoText: saved.logoText, colours: saved.colours })}>
          {words.revert}
        </Button>
      </Box>
      <Typography variant="h2" component="h3" sx={{ mt: 2, mb: 1 }}>
        {words.pictures}
      </Typography>
      <Typography sx={{ mb: 2, color: own.inkSoft }}>{words.picturesText}</Typography>
      <PagePreviews address="/" onShow={(page) => showDraft(page, { colours, logoText, logo: shown })} />
    </>
  )
}
