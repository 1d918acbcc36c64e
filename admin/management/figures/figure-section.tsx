import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { formWords } from '../../forms/words.ts'
import { LoadState } from '../../layout/load-state.tsx'
import { fileNameOf, saveFile } from '../../site/save-file.ts'
import { colours } from '../../theme.ts'
import { Definitions } from './definitions.tsx'
import { FigureCells } from './figure-cells.tsx'
import { csvOf, type FigureTable, hasPlot, isBlank } from './figure-table.ts'
import type { FigureKind, Period } from './kinds.ts'
import { figureWords as words } from './words.ts'

/** Maximum number of columns that fit beside the plot; a wider table is below its plot. */
const mostColumnsBeside = 5

/** Loads the plotting library with the first plot. */
const FigurePlot = lazy(() => import('./figure-plot.tsx'))

/** The first column of each definition: columns may share one. */
const defined = ({ columns }: FigureTable) =>
  columns.filter(({ definition }, index) => columns.findIndex((one) => one.definition === definition) === index)

interface FigureSectionProps {
  kind: FigureKind
  period: Period
}

/** A figure with its plot, table, file and definition. */
export function FigureSection({ kind: { id, title, intro, plot, read }, period }: FigureSectionProps) {
  const { data, error } = useQuery({
    queryKey: ['figures', id, period],
    queryFn: ({ signal }) => read(period, signal),
    networkMode: 'always',
  })
  const section = useRef<HTMLElement>(null)
  const wanted = useLocation().hash === `#figure-${id}`
  const ready = data !== undefined
  // Scroll to the linked figure again once it has loaded: figures above it grow as they load.
  useEffect(() => {
    if (wanted && ready) section.current?.scrollIntoView({ block: 'start' })
  }, [wanted, ready])
  const dates = [period.from, period.to].filter(Boolean).join('-')
  return (
    <Box
      ref={section}
      component="section"
      aria-labelledby={`figure-${id}`}
      sx={{
        mt: 3,
        p: { xs: 2, sm: 3 },
        backgroundColor: colours.card,
        border: `1px solid ${colours.line}`,
        borderRadius: '22px',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Typography id={`figure-${id}`} variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {data && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            aria-label={words.csvOf(title)}
            startIcon={<Download aria-hidden size={18} />}
            onClick={() => saveFile(`${fileNameOf(title)}${dates && `-${dates}`}.csv`, csvOf(data))}
          >
            {words.csv}
          </Button>
        )}
      </Box>
      <Typography sx={{ color: 'text.secondary', mb: 1, maxWidth: 760 }}>{intro}</Typography>
      <LoadState error={error} data={data} />
      {data && data.columns.length > 0 && (
        <Definitions title={words.definitions} definitions={defined(data)} sx={{ mb: 2 }} />
      )}
      {data && isBlank(data) && (
        <Typography sx={{ color: 'text.secondary', py: 2 }}>{data.blank ?? words.blank}</Typography>
      )}
      {data && !isBlank(data) && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: `repeat(${data.columns.length > mostColumnsBeside ? 1 : 2}, minmax(0, 1fr))`,
            },
          }}
        >
          <Box component="figure" aria-label={words.plot(title)} sx={{ m: 0, minHeight: hasPlot(data) ? 300 : 0 }}>
            {hasPlot(data) ? (
              <Suspense fallback={<Typography role="status">{formWords.loading}</Typography>}>
                <FigurePlot kind={plot} table={data} />
              </Suspense>
            ) : (
              <Typography sx={{ color: 'text.secondary', py: 2 }}>{words.empty}</Typography>
            )}
          </Box>
          <FigureCells title={title} table={data} />
        </Box>
      )}
    </Box>
  )
}
