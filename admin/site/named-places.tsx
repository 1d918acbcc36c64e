import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

interface NamedPlacesProps {
  title: string
  help: string
  places: readonly { name: string; text: string }[]
}

/** Placeholders in braces that a text may contain, folded by default. */
export const NamedPlaces = ({ title, help, places }: NamedPlacesProps) => (
  <Box component="details" sx={{ my: 2 }}>
    <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1 }}>
      {title}
    </Box>
    <Typography sx={{ color: 'text.secondary' }}>{help}</Typography>
    <Box component="ul" sx={{ pl: 2.5 }}>
      {places.map(({ name, text }) => (
        <Box key={name} component="li" sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
          <code>{`{{${name}}}`}</code> {text}
        </Box>
      ))}
    </Box>
  </Box>
)
