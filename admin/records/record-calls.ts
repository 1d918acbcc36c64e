import type { AnyCall } from '../../contracts/call.ts'
import type { LooseInput } from '../../contracts/call-input.ts'
import type { ResourceCalls } from '../../contracts/staff.ts'
import { callApi } from '../../relay/call.ts'

export type Row = Readonly<Record<string, unknown>> & { uid: string; version: number }

async function call(one: AnyCall | undefined, input: LooseInput): Promise<Row> {
  if (!one) throw new Error('the resource has no such call')
  return ((await callApi(one, input as never)) as { payload: Row } | undefined)?.payload as Row
}

// The calls on one record of a resource. Each throws CallError.

export const readRecord = ({ get }: ResourceCalls, uid: string): Promise<Row> => call(get, { params: { uid } })

/** @param idempotencyKey one key for each body: repeated calls create one record */
export const createRecord = ({ create }: ResourceCalls, body: object, idempotencyKey: string): Promise<Row> =>
  call(create, { body, idempotencyKey })

export const changeRecord = ({ change }: ResourceCalls, { uid, version }: Row, fields: object): Promise<Row> =>
  call(change, { params: { uid }, body: { ...fields, version } })

export async function removeRecord({ remove }: ResourceCalls, { uid, version }: Row): Promise<void> {
  await call(remove, { params: { uid }, query: { version: String(version) } })
}
