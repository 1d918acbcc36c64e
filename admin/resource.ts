import type { ComponentType, LazyExoticComponent } from 'react'
import type { Role } from '../contracts/roles.ts'

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
  /** who works with it; without one of these roles it is neither shown nor named */
  roles: readonly Role[]
  list?: Screen
  show?: Screen
  edit?: Screen
  create?: Screen
  /** what the API is asked for, where filters of the screen are not the API's own */
  query?(request: ListRequest): Record<string, unknown>
  /** one record is read from the list, where reading it alone leaves a trace */
  readsFromList?: boolean
}
