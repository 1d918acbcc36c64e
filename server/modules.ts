import type { Module } from '../platform/index.ts'

/** Every module of the house, in the order in which they may know each other. */
export const modules: readonly Module[] = []
