import type { ComponentProps } from 'react'
import type { QueryInputOf } from '../../contracts/call.ts'
import { FilterChoice } from '../management/filter-choice.tsx'
import { useScreenTitle } from '../navigation/use-menu.ts'
import type { ListCalls, RecordOf } from '../records/use-records.ts'
import { AddButton } from './add-button.tsx'
import { ListBody } from './list-body.tsx'
import { ListFrame } from './list-frame.tsx'
import { useList } from './list-provider.tsx'
import { type Column, RecordTable, type RowAct } from './record-table.tsx'

type SortOf<C extends ListCalls> = QueryInputOf<C['list']>['sort'] & string

type FrameProps = Omit<ComponentProps<typeof ListFrame>, 'calls' | 'count' | 'sort' | 'children'>

interface RecordListProps<C extends ListCalls> extends FrameProps {
  calls: C
  texts: { empty: string; count(total: number): string; add?: string }
  /** field to sort by; `-field` sorts descending */
  sort: SortOf<C> | `-${SortOf<C>}`
  columns: readonly Column<RecordOf<C>, SortOf<C>>[]
  /** filters with a choice of values, before other filters */
  choices?: readonly ComponentProps<typeof FilterChoice>[]
  /** target of a row: the record's form, its page, or a path; default: none */
  opens?: 'form' | 'page' | ((one: RecordOf<C>) => string | undefined)
  acts?: readonly RowAct<RecordOf<C>>[]
  /** label of a row's checkbox; absent: rows cannot be selected */
  chooses?: ((one: RecordOf<C>) => string) | undefined
}

type RowsProps<C extends ListCalls> = Pick<
  RecordListProps<C>,
  'calls' | 'texts' | 'columns' | 'opens' | 'acts' | 'chooses'
> & { records: readonly RecordOf<C>[] }

function RecordRows<C extends ListCalls>({ calls, texts, opens, chooses, ...table }: RowsProps<C>) {
  const { refetch, sort, change, chosen, toggle } = useList()
  const addressOf = (one: RecordOf<C>) => {
    if (typeof opens === 'function') return opens(one)
    return opens && `/${calls.path}/${one.uid}${opens === 'page' ? '/show' : ''}`
  }
  return (
    <RecordTable<RecordOf<C> & { uid: string }>
      {...table}
      label={useScreenTitle()}
      addressOf={addressOf}
      sorting={{ ...sort, sortBy: (field, order) => change({ sort: { field, order } }) }}
      choice={
        chooses && {
          label: chooses,
          isChosen: ({ uid }) => chosen.includes(uid),
          toggle: ({ uid }) => toggle(uid),
        }
      }
      refetch={() => void refetch()}
    />
  )
}

/** A list of records, described by its columns, filters and actions; everything else is the same for all lists. */
export function RecordList<C extends ListCalls>(props: RecordListProps<C>) {
  const { calls, texts, sort, columns, choices = [], opens, acts, chooses, filters, actions, ...frame } = props
  const field = String(sort)
  const isDescending = field.startsWith('-')
  return (
    <ListFrame
      {...frame}
      calls={calls}
      count={texts.count}
      sort={{ field: isDescending ? field.slice(1) : field, order: isDescending ? 'DESC' : 'ASC' }}
      actions={
        <>
          {actions}
          {texts.add && <AddButton to={`/${calls.path}/create`} text={texts.add} />}
        </>
      }
      filters={
        <>
          {choices.map((choice) => (
            <FilterChoice key={choice.name} {...choice} />
          ))}
          {filters}
        </>
      }
    >
      <ListBody<RecordOf<C>> empty={texts.empty}>
        {(records) => <RecordRows<C> {...{ calls, texts, columns, opens, acts, chooses, records }} />}
      </ListBody>
    </ListFrame>
  )
}
