import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  GetListParams,
  GetManyReferenceParams,
  UpdateParams,
} from 'ra-core'
import type { AnyCall } from '../../contracts/call.ts'
import type { LooseInput } from '../../contracts/call-input.ts'
import { callApi } from '../../relay/call.ts'
import type { AdminResource } from '../resource.ts'
import { loadCall } from './resource-calls.ts'

type Row = Record<string, unknown> & { uid: string }
type Answer = { payload: unknown; page?: { total: number } }

const call = (one: AnyCall, input: LooseInput): Promise<Answer> => callApi(one, input as never) as Promise<Answer>
const toRecord = (row: unknown) => ({ ...(row as Row), id: (row as Row).uid })
const abortable = ({ signal }: { signal?: AbortSignal }) => (signal ? { signal } : {})
const versionOf = (row: unknown): number => (row as { version: number }).version

/** Query of a list call: `q` is the search, all other filters are passed to the API. */
function plainQuery({
  pagination,
  sort,
  filter: { q, ...filter },
}: Pick<GetListParams, 'pagination' | 'sort' | 'filter'>) {
  return {
    ...(pagination ? { page: String(pagination.page), perPage: String(pagination.perPage) } : {}),
    ...(sort ? { sort: sort.field, order: sort.order === 'DESC' ? 'desc' : 'asc' } : {}),
    ...(q ? { q: String(q) } : {}),
    filter,
  }
}

/** Answers react-admin's requests with the calls in the contract of a resource. */
export function createDataProvider(screens: readonly AdminResource[]): DataProvider {
  const screenOf = (resource: string) => screens.find(({ name }) => name === resource)

  async function list(resource: string, query: LooseInput['query'], options: { signal?: AbortSignal }) {
    const { payload, page } = await call(await loadCall(resource, 'list'), {
      query: query ?? {},
      ...abortable(options),
    })
    return { data: (payload as unknown[]).map(toRecord), total: page?.total ?? 0, meta: page }
  }

  async function getMany(resource: string, ids: readonly unknown[], options: { signal?: AbortSignal }) {
    const { data } = await list(resource, { filter: { uid: ids.map(String) }, perPage: '100' }, options)
    return { data }
  }

  async function change(resource: string, id: unknown, body: object) {
    const { payload } = await call(await loadCall(resource, 'change'), { params: { uid: id }, body })
    return { data: toRecord(payload) }
  }

  async function remove(resource: string, id: unknown, version: number) {
    await call(await loadCall(resource, 'remove'), { params: { uid: id }, query: { version: String(version) } })
  }

  return {
    supportAbortSignal: true,
    getList(resource: string, params: GetListParams) {
      const query = (screenOf(resource)?.query ?? plainQuery)(params)
      return list(resource, query as LooseInput['query'], params)
    },
    async getOne(resource: string, params: { id: unknown; signal?: AbortSignal }) {
      if (screenOf(resource)?.readsFromList) {
        const [data] = (await getMany(resource, [params.id], params)).data
        if (!data) throw new Error('not found')
        return { data }
      }
      const { payload } = await call(await loadCall(resource, 'get'), {
        params: { uid: params.id },
        ...abortable(params),
      })
      return { data: toRecord(payload) }
    },
    getMany: (resource: string, params: { ids: readonly unknown[]; signal?: AbortSignal }) =>
      getMany(resource, params.ids, params),
    getManyReference: (resource: string, params: GetManyReferenceParams) =>
      list(
        resource,
        plainQuery({ ...params, filter: { ...params.filter, [params.target]: String(params.id) } }),
        params,
      ),
    async create(resource: string, { data }: CreateParams) {
      const { payload } = await call(await loadCall(resource, 'create'), {
        body: data,
        idempotencyKey: crypto.randomUUID(),
      })
      return { data: toRecord(payload) }
    },
    /** Sends changed fields with the version that the change is based on. */
    update(resource: string, { id, data, previousData }: UpdateParams) {
      const changed = Object.entries(data).filter(([name, value]) => name !== 'id' && value !== previousData[name])
      return change(resource, id, { ...Object.fromEntries(changed), version: versionOf(previousData) })
    },
    async updateMany(resource: string, { ids, data }: { ids: readonly unknown[]; data: object }) {
      const { data: rows } = await getMany(resource, ids, {})
      for (const row of rows) await change(resource, row.id, { ...data, version: versionOf(row) })
      return { data: [...ids] }
    },
    async delete(resource: string, { id, previousData }: DeleteParams) {
      await remove(resource, id, versionOf(previousData))
      return { data: previousData }
    },
    async deleteMany(resource: string, { ids }: { ids: readonly unknown[] }) {
      const { data: rows } = await getMany(resource, ids, {})
      for (const row of rows) await remove(resource, row.id, versionOf(row))
      return { data: [...ids] }
    },
  } as unknown as DataProvider
}
