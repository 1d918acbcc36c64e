import { authors } from './authors/index.ts'
import { categories } from './categories/index.ts'
import type { AdminResource } from './resource.ts'
import { tags } from './tags/index.ts'
import { tickets } from './tickets/index.ts'

/** Every screen of the back office: a line for each folder. */
export const resources: readonly AdminResource[] = [tickets, categories, tags, authors]
