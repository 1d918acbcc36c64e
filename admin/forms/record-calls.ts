import type { LooseInput } from '../../contracts/call-input.ts'
import { callApi } from '../../relay/call.ts'
import { loadCall } from '../providers/resource-calls.ts'

export type Row = Readonly<Record<string, unknown>> & { uid: string; version: number }

const call = async (resource: string, part: Parameters<typeof loadCall>[1], input: LooseInput) =>
  ((await callApi(await loadCall(resource, part), input as never)) as { payload: Row } | undefined)?.payload as Row

// The calls on one record of a resource. Each throws CallError.

export const readRecord = (resource: string, uid: string): Promise<Row> => call(resource, 'get', { params: { uid } })

/** @param idempotencyKey one key for each body: repeated calls create one record */
export const createRecord = (resource: string, body: object, idempotencyKey: string): Promise<Row> =>
  call(resource, 'create', { body, idempotencyKey })

export const changeRecord = (resource: string, { uid, version }: Row, fields: object): Promise<Row> =>
  call(resource, 'change', { params: { uid }, body: { ...fields, version } })

export async function removeRecord(resource: string, { uid, version }: Row): Promise<void> {
  await call(resource, 'remove', { params: { uid }, query: { version: String(version) } })
}
