import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type ComparisonBase, ComparisonBaseField } from './comparison-base-field.tsx'
import { ComparisonView } from './comparison-view.tsx'
import type { HistoryEntry, Version, VersionKey } from './history-calls.ts'
import { RestoreBar } from './restore-bar.tsx'
import { settingsChanges } from './settings-changes.ts'
import { useComparison } from './use-comparison.ts'
import { useNames } from './use-names.ts'
import { useVersion } from './use-versions.ts'
import { nameOf, previousOf, versionSortKey } from './version-names.ts'
import { historyWords } from './words.ts'

interface ChosenVersionProps {
  uid: string
  chosen: VersionKey
  copy: Version
  hasCopy: boolean
  /** number of the article's newest revision */
  current: number
  isPublic: boolean
  entries: readonly HistoryEntry[]
  /** `entries` reaches back to the first save */
  complete: boolean
  readOnly: boolean
  onRestore(version: Version, name: string): void
}

/** Loads both versions and puts the earlier one first, whichever was chosen first. */
function useBoth({ uid, chosen, copy, current, entries, complete }: ChosenVersionProps, against: ComparisonBase) {
  const other =
    against === 'previous' ? (typeof chosen === 'number' ? previousOf(chosen, entries, complete) : 'live') : against
  const isLater = other !== undefined && versionSortKey(other, current) > versionSortKey(chosen, current)
  const mine = useVersion(uid, chosen, copy)
  const others = useVersion(uid, other, copy)
  const [before, after] = isLater ? [mine, others] : [others, mine]
  const ready = mine.version && (other === undefined || others.version)
  return {
    keys: isLater ? ([chosen, other] as const) : ([other, chosen] as const),
    before: ready ? before.version : undefined,
    after: ready ? after.version : undefined,
    mine: mine.version,
    error: mine.error ?? others.error,
  }
}

/** Compares a version with another one, and offers to restore it. */
export function ChosenVersion(props: ChosenVersionProps) {
  const { uid, chosen, entries, hasCopy, isPublic, readOnly, onRestore } = props
  const [against, setAgainst] = useState<ComparisonBase>(chosen === 'copy' ? 'live' : 'previous')
  const { keys, before, after, mine, error } = useBoth(props, against)
  const comparison = useComparison(before, after)
  const names = useNames([before, after])
  const [from, to] = keys
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
      <Typography variant="h2">
        {from === undefined || to === undefined
          ? nameOf(chosen, entries, isPublic)
          : historyWords.between(nameOf(from, entries, isPublic), nameOf(to, entries, isPublic))}
      </Typography>
      <ComparisonBaseField {...{ chosen, entries, hasCopy, isPublic }} value={against} onChange={setAgainst} />
      {mine && typeof chosen === 'number' && (
        <RestoreBar
          uid={uid}
          version={mine}
          readOnly={readOnly}
          onRestore={(version) => onRestore(version, nameOf(chosen, entries, isPublic))}
        />
      )}
      {error && <Alert severity="error">{error.message}</Alert>}
      {!error && !comparison && <Typography role="status">{historyWords.comparing}</Typography>}
      {comparison && after && (
        <ComparisonView
          comparison={comparison}
          settings={before ? settingsChanges(before, after, names) : []}
          first={before === undefined}
        />
      )}
    </Box>
  )
}
