import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type RaRecord, useListContext } from 'ra-core'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { FilterChoice } from '../management/filter-choice.tsx'
import { type Question, ReasonDialog } from '../management/reason-dialog.tsx'
import { AddButton } from './add-button.tsx'
import { ListBody } from './list-body.tsx'
import { ListFrame } from './list-frame.tsx'
import { firstColumn, Row, RowLink, Rows } from './row-link.tsx'

const wrapped = { minWidth: 0, overflowWrap: 'anywhere' } as const
const clipped = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const looks = {
  /** what the record is called; the next column is aligned */
  name: firstColumn,
  /** a name as long as the room allows */
  title: { ...wrapped, fontWeight: 600, flex: '1 1 14rem' },
  amount: { fontWeight: 600, minWidth: 88 },
  /** takes the room that is left */
  wide: { ...wrapped, flex: '1 1 12rem' },
  wideSoft: { ...wrapped, flex: '1 1 12rem', color: 'text.secondary' },
  /** one line of a long text */
  clipped: { ...clipped, flex: '1 1 0', color: 'text.secondary' },
  soft: { color: 'text.secondary', fontSize: 14 },
  state: { ...wrapped, fontSize: 14 },
  /** a line of its own, after the buttons */
  below: { flexBasis: '100%', order: 1, fontSize: 14 },
} as const

interface Kept {
  uid: string
}

interface Column<One> {
  look: keyof typeof looks
  /** undefined or false: the row has no such cell */
  show(one: One): ReactNode
}

/** A button of a row, which asks before it acts. */
export interface RowAct<One> {
  text: string
  /** for screen readers: also names the record */
  label(one: One): string
  /** default: in every row */
  isOffered?(one: One): boolean
  ask(one: One): Question
}

type FrameProps = Omit<ComponentProps<typeof ListFrame>, 'title' | 'count' | 'sort' | 'children'>

interface RecordListProps<One> extends FrameProps {
  texts: { title: string; empty: string; count(total: number): string; add?: string }
  /** a field; `-field` for the last first */
  sort: string
  columns: readonly Column<One>[]
  /** filters with a choice of values, before other filters */
  choices?: readonly ComponentProps<typeof FilterChoice>[]
  /** where a row leads: to the record's form, its page, or elsewhere; default: nowhere */
  opens?: 'form' | 'page' | ((one: One) => string | undefined)
  acts?: readonly RowAct<One>[]
}

function Cells<One>({ columns, one }: { columns: readonly Column<One>[]; one: One }) {
  const cells = columns.map(({ look, show }, place) => ({ look, place, content: show(one) }))
  return cells
    .filter(({ content }) => content !== false && content !== undefined)
    .map(({ look, place, content }) => (
      <Typography key={place} component="span" dir="auto" sx={looks[look]}>
        {content}
      </Typography>
    ))
}

/** The rows of a page of the list. */
function RecordRows<One extends Kept>({ records, ...props }: RowsProps<One>) {
  const { resource, columns, opens, acts = [] } = props
  const { refetch } = useListContext()
  const [question, setQuestion] = useState<Question>()
  const addressOf = (one: One) => {
    if (typeof opens === 'function') return opens(one)
    return opens && `/${resource}/${one.uid}${opens === 'page' ? '/show' : ''}`
  }
  return (
    <>
      <Rows>
        {records.map((one) => {
          const to = addressOf(one)
          const offered = acts.filter(({ isOffered }) => isOffered?.(one) !== false)
          const children = (
            <>
              <Cells columns={columns} one={one} />
              {offered.map(({ text, label, ask }) => (
                <Button key={text} size="small" aria-label={label(one)} onClick={() => setQuestion(ask(one))}>
                  {text}
                </Button>
              ))}
            </>
          )
          return to === undefined ? (
            <Row key={one.uid}>{children}</Row>
          ) : (
            <RowLink key={one.uid} to={to}>
              {children}
            </RowLink>
          )
        })}
      </Rows>
      {question && <ReasonDialog {...question} onDone={() => void refetch()} onClose={() => setQuestion(undefined)} />}
    </>
  )
}

interface RowsProps<One> extends Pick<RecordListProps<One>, 'resource' | 'columns' | 'opens' | 'acts'> {
  records: readonly One[]
}

/** A list of records as data: its columns, filters and acts; the rest is the same for all. */
export function RecordList<One extends Kept>(props: RecordListProps<One>) {
  const { texts, sort, columns, choices = [], opens, acts, filters, actions, ...frame } = props
  const { resource } = frame
  const isDescending = sort.startsWith('-')
  return (
    <ListFrame
      {...frame}
      title={texts.title}
      count={texts.count}
      sort={{ field: isDescending ? sort.slice(1) : sort, order: isDescending ? 'DESC' : 'ASC' }}
      actions={texts.add ? <AddButton to={`/${resource}/create`} text={texts.add} /> : actions}
      filters={
        <>
          {choices.map((choice) => (
            <FilterChoice key={choice.name} {...choice} />
          ))}
          {filters}
        </>
      }
    >
      <ListBody<One & RaRecord> empty={texts.empty}>
        {(records) => <RecordRows<One> {...{ resource, columns, opens, acts, records }} />}
      </ListBody>
    </ListFrame>
  )
}
