import Typography from '@mui/material/Typography'
import { getCodesCsv } from '../../../contracts/administration/staff-csv.ts'
import type { StaffCode } from '../../../contracts/subscriptions/staff-codes.ts'
import { AddButton } from '../../lists/add-button.tsx'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { firstColumn, RowLink, Rows } from '../../lists/row-link.tsx'
import { CsvLink } from '../../management/csv-link.tsx'
import { euros } from '../../management/format.ts'
import { codeWords as words } from './words.ts'

const texts = words.texts

const reductionText = ({ percent, amount }: StaffCode): string =>
  percent === null ? `−${euros(amount ?? 0)}` : `−${percent}\u00a0%`

const CodeRow = ({ code }: { code: StaffCode }) => (
  <RowLink to={`/codes/${code.uid}`}>
    <Typography component="span" sx={firstColumn}>
      {code.uid}
    </Typography>
    <Typography component="span" sx={{ color: 'text.secondary', flex: '1 1 0' }}>
      {reductionText(code)} · {words.usedBy(code.usedBy, code.uses)}
    </Typography>
    <Typography component="span" sx={{ fontSize: 14 }}>
      {code.isValid ? words.valid : words.invalid}
    </Typography>
  </RowLink>
)

export default function CodeList() {
  return (
    <ListFrame
      resource="codes"
      title={texts.title}
      sort={{ field: 'date', order: 'DESC' }}
      count={texts.count}
      actions={
        <>
          <CsvLink call={getCodesCsv} />
          <AddButton to="/codes/create" text={texts.add} />
        </>
      }
    >
      <ListBody<StaffCode & { id: string }> empty={texts.empty}>
        {(codes) => (
          <Rows>
            {codes.map((code) => (
              <CodeRow key={code.uid} code={code} />
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
