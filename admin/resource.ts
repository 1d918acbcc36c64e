import type { ComponentType, LazyExoticComponent } from 'react'
import type { Role } from '../contracts/accounts/roles.ts'

type Screen = ComponentType | LazyExoticComponent<ComponentType>

/** A resource of the back office: its folder's index, registered in resources.ts. */
export interface AdminResource {
  /** path of its screens below /admin; that of its calls below /staff */
  name: string
  /** roles that may use the resource; others do not see it */
  roles: readonly Role[]
  list?: Screen
  show?: Screen
  edit?: Screen
  create?: Screen
}
