import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { colours as own } from '../theme.ts'
import { ColourInput } from './colour-input.tsx'
import { type Draft, originalColours, paleColours } from './draft.ts'
import { SitePicture } from './site-picture.tsx'
import { settingsWords as words } from './words.ts'

type Look = Pick<Draft, 'logoText' | 'colours'>

const home = '/'

interface ColourSectionProps {
  draft: Look
  saved: Look
  faults: ReadonlyMap<string, string>
  onChange(look: Partial<Look>): void
}

const names = ['ground', 'accent', 'ink', 'paper'] as const
const pictures = [
  { width: 360, height: 640, shown: { xs: 225, sm: 225 } },
  { width: 1280, height: 1067, shown: { xs: 288, sm: 480 } },
] as const
const ratioText = (ratio: number) => ratio.toLocaleString('fr-FR', { maximumFractionDigits: 1 })

export function ColourSection({ draft: { logoText, colours }, saved, faults, onChange }: ColourSectionProps) {
  const pale = paleColours(colours)
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
            fault={faults.get(`colours.${name}`)}
            onChange={(value) => onChange({ colours: { ...colours, [name]: value } })}
          />
        ))}
      </Box>
      <Box role="status">
        {pale.map(({ name, ratio, least }) => (
          <Typography key={name} sx={{ mt: 1, color: own.warning, fontWeight: 600 }}>
            {words.tooPale(words.names[name], ratioText(ratio), ratioText(least))}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button color="inherit" onClick={() => onChange({ colours: originalColours })}>
          {words.reset}
        </Button>
        <Button color="inherit" onClick={() => onChange({ logoText: saved.logoText, colours: saved.colours })}>
          {words.revert}
        </Button>
      </Box>
      <Typography variant="h2" component="h3" sx={{ mt: 2, mb: 1 }}>
        {words.pictures}
      </Typography>
      <Typography sx={{ mb: 2, color: own.inkSoft }}>{words.picturesText}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        {pictures.map((picture) => (
          <SitePicture key={picture.width} address={home} logoText={logoText} colours={colours} {...picture} />
        ))}
      </Box>
    </>
  )
}
