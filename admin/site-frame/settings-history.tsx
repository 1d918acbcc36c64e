import { useQuery } from '@tanstack/react-query'
import { staffAudit } from '../../contracts/administration/staff-system.ts'
import { callApi } from '../../relay/call.ts'
import { RevisionList } from '../content/revision-list.tsx'
import { useNotify } from '../layout/notices.tsx'
import { listEarlierValues } from './list-earlier-values.ts'
import { frameWords } from './words.ts'

const words = frameWords.history

interface SettingsHistoryProps {
  form: {
    /** published values */
    live: ReadonlyMap<string, unknown> | undefined
    take(name: string, value: unknown): void
  }
}

/** Earlier values of the form's settings, from the audit. Restoring one writes it into the form, unsaved. */
export function SettingsHistory({ form: { live, take } }: SettingsHistoryProps) {
  const notify = useNotify()
  const { data } = useQuery({
    queryKey: ['settings-history', JSON.stringify([...(live ?? [])])],
    queryFn: async () => {
      const filter = { action: 'settings.change', target: [...(live?.keys() ?? [])] }
      const { payload } = await callApi(staffAudit.list, {
        query: { filter, sort: 'date', order: 'desc', perPage: '20' },
      })
      return listEarlierValues(payload, live ?? new Map())
    },
    enabled: live !== undefined,
    staleTime: 0,
  })
  function restore(n: number): void {
    const chosen = data?.[n]
    if (!chosen) return
    take(chosen.name, chosen.value)
    scrollTo({ top: 0 })
    notify(words.taken, { type: 'info' })
  }
  return (
    <RevisionList
      revisions={data?.map(({ date, by, removed, added }, n) => ({
        ...{ n, date, by: by ?? words.site },
        title: words.difference(removed, added),
      }))}
      words={words}
      onRestore={restore}
    />
  )
}
