import type { AdminResource } from './resource.ts'
import { tickets } from './tickets/index.ts'

/** Every screen of the back office: a line for each folder. */
export const resources: readonly AdminResource[] = [tickets]
