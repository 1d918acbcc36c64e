import Typography from '@mui/material/Typography'
import type { StaffFormula } from '../../../contracts/subscriptions/staff-offers.ts'
import { AddButton } from '../../lists/add-button.tsx'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { firstColumn, RowLink, Rows } from '../../lists/row-link.tsx'
import { termsText } from '../terms.ts'
import { offerWords as words } from '../words.ts'

const texts = words.formulas

const FormulaRow = ({ formula }: { formula: StaffFormula }) => (
  <RowLink to={`/formulas/${formula.uid}`}>
    <Typography component="span" dir="auto" sx={firstColumn}>
      {formula.name}
    </Typography>
    <Typography component="span" sx={{ color: 'text.secondary', flex: '1 1 0', minWidth: 200 }}>
      {termsText(formula)}
    </Typography>
    <Typography component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
      {formula.uid}
      {formula.private && ` · ${words.privateShort}`}
      {formula.listed && ` · ${words.listedShort}`}
    </Typography>
  </RowLink>
)

export default function FormulaList() {
  return (
    <ListFrame
      resource="formulas"
      title={texts.title}
      sort={{ field: 'order', order: 'ASC' }}
      count={texts.count}
      actions={<AddButton to="/formulas/create" text={texts.add} />}
    >
      <ListBody<StaffFormula & { id: string }> empty={texts.empty}>
        {(formulas) => (
          <Rows>
            {formulas.map((formula) => (
              <FormulaRow key={formula.uid} formula={formula} />
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
