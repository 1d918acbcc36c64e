import { RecordPage } from '../../forms/record-page.tsx'
import type { Row } from '../../records/record-calls.ts'
import { LinkToGive } from '../link-to-give.tsx'
import { useForFormula } from '../use-for-formula.ts'
import { tokenFields } from './token-fields.tsx'
import { tokenKind } from './token-kind.ts'
import { TokenResults } from './token-results.tsx'

export default function TokenForm() {
  const kind = useForFormula(tokenKind, (formula) => ({ formula }))
  const head = (token: Row) => (
    <>
      <LinkToGive name={token.uid} query={{ utk: token.uid }} />
      <TokenResults token={token.uid} />
    </>
  )
  return <RecordPage kind={kind} head={head} fields={tokenFields} />
}
