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
  /** its path below /staff, by which the data provider finds its calls */
  name: string
  /** roles that work with it; it is hidden from others */
  roles: readonly Role[]
  list?: Screen
  show?: Screen
  edit?: Screen
  create?: Screen
  /** query for the API, if the screen's filters differ */
  query?(request: ListRequest): Record<string, unknown>
  /** one record is read from the list, where reading it alone leaves a trace */
  readsFromList?: boolean
}
