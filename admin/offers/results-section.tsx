import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { LoadState } from '../layout/load-state.tsx'
import { DefinitionList } from '../management/figures/definitions.tsx'
import { saveFile } from '../site/save-file.ts'
import { colours } from '../theme.ts'
import { CollapsibleSection } from './collapsible-section.tsx'
import type { ResultLine } from './tokens/results.ts'
import { offerWords } from './words.ts'

const words = offerWords.results

const Results = ({ results }: { results: readonly ResultLine[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
      '& dt': { color: 'text.secondary', fontSize: 14 },
      '& dd': { m: 0, fontSize: 18, fontWeight: 600 },
    }}
  >
    {results.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </Box>
)

const Definitions = ({ results }: { results: readonly ResultLine[] }) => (
  <CollapsibleSection title={words.definitions}>
    <DefinitionList definitions={results} />
    <Typography>{words.few}</Typography>
  </CollapsibleSection>
)

interface ResultsSectionProps<Data extends object> {
  /** the code, used in the address of its results and in the file name */
  name: string
  read: (signal: AbortSignal) => Promise<Data>
  resultsOf: (data: Data) => readonly ResultLine[]
  csvOf: (data: Data) => string
  /** text that says since when results are counted */
  note?: (data: Data) => string
}

/** Tells whether every number is zero. A withheld number is null and does not count as zero. */
const isUnused = (data: object): boolean =>
  Object.values(data).every((value) => typeof value === 'string' || value === 0)

/** Results of a code, with a CSV download. */
export function ResultsSection<Data extends object>({ name, read, resultsOf, csvOf, note }: ResultsSectionProps<Data>) {
  const { data, error } = useQuery({
    queryKey: ['results', name],
    queryFn: ({ signal }) => read(signal),
    networkMode: 'always',
  })
  const results = data && resultsOf(data)
  const unused = data !== undefined && isUnused(data)
  return (
    <Box
      component="section"
      aria-labelledby="token-results"
      sx={{
        mb: 4,
        p: { xs: 2, sm: 3 },
        backgroundColor: colours.card,
        border: `1px solid ${colours.line}`,
        borderRadius: '22px',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Typography id="token-results" variant="h2" sx={{ flexGrow: 1 }}>
          {words.title}
        </Typography>
        {data && !unused && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={<Download aria-hidden size={18} />}
            onClick={() => saveFile(`${name}.csv`, csvOf(data))}
          >
            {words.csv}
          </Button>
        )}
      </Box>
      <LoadState error={error} data={data} />
      {data && note && <Typography sx={{ color: 'text.secondary', mb: 2 }}>{note(data)}</Typography>}
      {unused && <Typography>{words.none}</Typography>}
      {results && !unused && <Results results={results} />}
      {results && <Definitions results={results} />}
    </Box>
  )
}
