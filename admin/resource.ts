import type { ComponentType, LazyExoticComponent } from 'react'
import type { Role } from '../contracts/accounts/roles.ts'

interface ListRequest {
  pagination?: { page: number; perPage: number } | undefined
  sort?: { field: string; order: string } | undefined
  filter?: Record<string, unknown> | undefined
}

type Screen = ComponentType | LazyExoticComponent<ComponentType>

/** A resource of the back office: its folder's index, registered in resources.ts. */
export interface AdminResource {
  /** path below /staff, by which the data provider finds the calls */
  name: string
  /** roles that may use the resource; others do not see it */
  roles: readonly Role[]
  list?: Screen
  show?: Screen
  edit?: Screen
  create?: Screen
  /** builds the query for the API, if it differs from the screen's filters */
  query?(request: ListRequest): Record<string, unknown>
  /** read a record through the list call, because reading it alone leaves a trace */
  readsFromList?: boolean
}
