import { type RaRecord, useListContext } from 'ra-core'
import type { ComponentProps } from 'react'
import type { AnswerOf, AnyCall, QueryInputOf } from '../../contracts/call.ts'
import { FilterChoice } from '../management/filter-choice.tsx'
import { useScreenTitle } from '../navigation/use-menu.ts'
import { AddButton } from './add-button.tsx'
import { ListBody } from './list-body.tsx'
import { ListFrame } from './list-frame.tsx'
import { type Column, RecordTable, type RowAct } from './record-table.tsx'

/** The calls of a resource that includes a list call. */
interface Listed {
  path: string
  list: AnyCall
}

type RecordOf<C extends Listed> = AnswerOf<C['list']>['payload'][number]
type SortOf<C extends Listed> = QueryInputOf<C['list']>['sort'] & string

type FrameProps = Omit<ComponentProps<typeof ListFrame>, 'resource' | 'count' | 'sort' | 'children'>

interface RecordListProps<C extends Listed> extends FrameProps {
  resource: C['path']
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

type RowsProps<C extends Listed> = Pick<
  RecordListProps<C>,
  'resource' | 'texts' | 'columns' | 'opens' | 'acts' | 'chooses'
> & { records: readonly (RecordOf<C> & RaRecord)[] }

/** The rows of a page of the list. */
function RecordRows<C extends Listed>({ resource, texts, opens, chooses, ...table }: RowsProps<C>) {
  const { refetch, sort, setSort, selectedIds, onToggleItem } = useListContext<RecordOf<C> & RaRecord>()
  const addressOf = (one: RecordOf<C>) => {
    if (typeof opens === 'function') return opens(one)
    return opens && `/${resource}/${one.uid}${opens === 'page' ? '/show' : ''}`
  }
  return (
    <RecordTable<RecordOf<C> & { uid: string }>
      {...table}
      label={useScreenTitle()}
      addressOf={addressOf}
      sorting={{ ...sort, sortBy: (field, order) => setSort({ field, order }) }}
      choice={
        chooses && {
          label: chooses,
          isChosen: ({ uid }) => selectedIds.includes(uid),
          toggle: ({ uid }) => onToggleItem(uid),
        }
      }
      refetch={() => void refetch()}
    />
  )
}

/** A list of records, described by its columns, filters and actions; everything else is the same for all lists. */
export function RecordList<C extends Listed>(props: RecordListProps<C>) {
  const { resource, texts, sort, columns, choices = [], opens, acts, chooses, filters, actions, ...frame } = props
  const field = String(sort)
  const isDescending = field.startsWith('-')
  return (
    <ListFrame
      {...frame}
      resource={resource}
      count={texts.count}
      sort={{ field: isDescending ? field.slice(1) : field, order: isDescending ? 'DESC' : 'ASC' }}
      actions={
        <>
          {actions}
          {texts.add && <AddButton to={`/${resource}/create`} text={texts.add} />}
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
      <ListBody<RecordOf<C> & RaRecord> empty={texts.empty}>
        {(records) => <RecordRows<C> {...{ resource, texts, columns, opens, acts, chooses, records }} />}
      </ListBody>
    </ListFrame>
  )
}
