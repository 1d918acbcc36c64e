import type { AnyCall } from './call.ts'
import { publicCalls } from './public-calls.ts'
import { staffCalls } from './staff-calls.ts'

export * from './public-calls.ts'
export * from './staff-calls.ts'

export const allCalls: readonly AnyCall[] = [...publicCalls, ...staffCalls]
