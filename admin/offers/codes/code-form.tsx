import { getCodeResults } from '../../../contracts/subscriptions/staff-codes.ts'
import { callApi } from '../../../relay/call.ts'
import { RecordPage } from '../../forms/record-page.tsx'
import type { Row } from '../../records/record-calls.ts'
import { LinkToGive } from '../link-to-give.tsx'
import { ResultsSection } from '../results-section.tsx'
import { useForFormula } from '../use-for-formula.ts'
import { codeFields } from './code-fields.tsx'
import { codeKind } from './code-kind.ts'
import { codeResultsOf, csvOfCodeResults } from './code-results.ts'

const Results = ({ code }: { code: string }) => (
  <ResultsSection
    name={code}
    read={async (signal) => (await callApi(getCodeResults, { params: { uid: code }, signal })).payload}
    resultsOf={codeResultsOf}
    csvOf={csvOfCodeResults}
  />
)

/** Query for the link of a code: it selects the formula if the code applies to only one. */
const onlyFormula = (formulas: unknown): { formula?: string } =>
  Array.isArray(formulas) && formulas.length === 1 ? { formula: String(formulas[0]) } : {}

export default function CodeForm() {
  const kind = useForFormula(codeKind, (formula) => ({ formulas: [formula] }))
  const head = (code: Row) => (
    <>
      <LinkToGive name={code.uid} query={{ code: code.uid, ...onlyFormula(code.formulas) }} />
      <Results code={code.uid} />
    </>
  )
  return <RecordPage kind={kind} head={head} fields={codeFields} />
}
