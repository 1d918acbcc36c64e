import Box from '@mui/material/Box'

interface Definition {
  name: string
  definition: string
}

/** Names with their definitions. */
export const DefinitionList = ({ definitions }: { definitions: readonly Definition[] }) => (
  <Box component="dl" sx={{ m: 0, '& dt': { fontWeight: 600 }, '& dd': { m: 0, mb: 1 } }}>
    {definitions.map(({ name, definition }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{definition}</dd>
      </div>
    ))}
  </Box>
)

interface DefinitionsProps {
  title: string
  definitions: readonly Definition[]
  sx: object
}

/** Definitions of figures, folded by default. */
export const Definitions = ({ title, definitions, sx }: DefinitionsProps) => (
  <Box component="details" sx={{ maxWidth: 760, ...sx }}>
    <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
      {title}
    </Box>
    <DefinitionList definitions={definitions} />
  </Box>
)
