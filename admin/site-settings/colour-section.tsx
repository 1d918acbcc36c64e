import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { colours as own } from '../theme.ts'
import { ColourInput } from './colour-input.tsx'
import { type Colours, originalColours, paleColours } from './draft.ts'
import { SitePicture } from './site-picture.tsx'
import { settingsWords as words } from './words.ts'

interface ColourSectionProps {
  logoText: string
  colours: Colours
  faults: ReadonlyMap<string, string>
  onChange(colours: Colours): void
}

const names = ['ground', 'accent', 'ink', 'paper'] as const
const ratioText = (ratio: number) => ratio.toLocaleString('fr-FR', { maximumFractionDigits: 1 })

export function ColourSection({ logoText, colours, faults, onChange }: ColourSectionProps) {
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
            onChange={(value) => onChange({ ...colours, [name]: value })}
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
      <Button color="inherit" sx={{ mt: 1 }} onClick={() => onChange(originalColours)}>
        {words.reset}
      </Button>
      <Typography variant="h2" component="h3" sx={{ mt: 2, mb: 1 }}>
        {words.pictures}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <SitePicture logoText={logoText} colours={colours} width={360} shown={180} />
        <SitePicture logoText={logoText} colours={colours} width={1280} shown={320} />
      </Box>
    </>
  )
}
