import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useMemo, useRef } from 'react'
import type { Comparison } from './compare/compare-versions.ts'
import { groupChanges } from './group-changes.ts'
import { isChanged, LineChange } from './line-change.tsx'
import { changeId, Passages } from './passages.tsx'
import type { SettingsChange } from './settings-changes.ts'
import { historyWords } from './words.ts'

interface ComparisonViewProps {
  comparison: Comparison
  /** undefined: one of the versions has no stored settings */
  settings: readonly SettingsChange[] | undefined
  /** this is the first version */
  first: boolean
}

function Settings({ settings }: Pick<ComparisonViewProps, 'settings'>) {
  if (!settings) return <Alert severity="info">{historyWords.settingsUnknown}</Alert>
  if (settings.length === 0) return null
  return (
    <Box component="section" className="diff-change" data-kind="changed" aria-label={historyWords.settings}>
      <Typography sx={{ fontSize: 13, fontWeight: 600 }}>{historyWords.settings}</Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {settings.map(({ label, lines }) => (
          <div key={label}>
            <Typography component="dt" sx={{ fontSize: 13, color: 'text.secondary' }}>
              {label}
            </Typography>
            {lines.map((line) => (
              <Box component="dd" key={line} sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {line}
              </Box>
            ))}
          </div>
        ))}
      </Box>
    </Box>
  )
}

/** Buttons that lead from change to change, and from the last one back to the first. */
function Steps({ count }: { count: number }) {
  const place = useRef(0)
  function go(step: number): void {
    place.current = ((place.current + step - 1 + count) % count) + 1
    const change = document.getElementById(changeId(place.current))
    change?.focus({ preventScroll: true })
    change?.scrollIntoView({ block: 'center' })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button color="inherit" variant="outlined" startIcon={<ArrowUp aria-hidden size={16} />} onClick={() => go(-1)}>
        {historyWords.last}
      </Button>
      <Button color="inherit" variant="outlined" startIcon={<ArrowDown aria-hidden size={16} />} onClick={() => go(1)}>
        {historyWords.next}
      </Button>
    </Box>
  )
}

/** Shows two versions as one text with marked changes. */
export function ComparisonView({ comparison, settings, first }: ComparisonViewProps) {
  const { title, excerpt, blocks } = comparison
  const passages = useMemo(() => groupChanges(blocks), [blocks])
  const count = passages.filter(({ changed }) => changed).length
  const differs = count > 0 || isChanged(title) || isChanged(excerpt) || Boolean(settings?.length)
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, justifyContent: 'space-between' }}>
        <Typography role="status">
          {first ? historyWords.first : differs ? historyWords.count(count) : historyWords.equal}
        </Typography>
        {count > 0 && <Steps key={count} count={count} />}
      </Box>
      {!first && <Settings settings={settings} />}
      <article className="writing-paper diff-paper">
        <Typography component="h3" className="diff-title">
          <LineChange pieces={title} />
        </Typography>
        <p className="diff-excerpt">
          <LineChange pieces={excerpt} />
        </p>
        <Passages passages={passages} count={count} />
      </article>
    </Box>
  )
}
