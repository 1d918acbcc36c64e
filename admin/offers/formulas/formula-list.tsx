import { type StaffFormula, staffFormulas } from '../../../contracts/subscriptions/staff-offers.ts'
import { AddButton } from '../../lists/add-button.tsx'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { offerWords } from '../words.ts'
import { CodesForAll, FormulaCard } from './formula-card.tsx'

const words = offerWords.formulas

/** The offers: each formula with its codes. */
export default function FormulaList() {
  return (
    <ListFrame
      calls={staffFormulas}
      sort={{ field: 'order', order: 'ASC' }}
      count={words.count}
      searchable={false}
      actions={<AddButton to="/formulas/create" text={words.add} />}
      below={<CodesForAll />}
    >
      <ListBody<StaffFormula> empty={words.empty}>
        {(formulas) => formulas.map((formula) => <FormulaCard key={formula.uid} formula={formula} />)}
      </ListBody>
    </ListFrame>
  )
}
