import { RecordEdit } from '../../forms/record-page.tsx'
import type { Row } from '../../records/record-calls.ts'
import { LinkToGive } from '../link-to-give.tsx'
import { tokenFields } from './token-fields.tsx'
import { tokenKind } from './token-kind.ts'
import { TokenResults } from './token-results.tsx'

export default function TokenEdit() {
  const head = (token: Row) => (
    <>
      <LinkToGive name={token.uid} query={{ utk: token.uid }} />
      <TokenResults token={token.uid} />
    </>
  )
  return <RecordEdit kind={tokenKind} head={head} fields={tokenFields} />
}
