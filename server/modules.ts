import { accountsModule } from '../modules/accounts/index.ts'
import { articlesModule } from '../modules/articles/index.ts'
import { coachingModule } from '../modules/coaching/index.ts'
import { officeModule } from '../modules/office/index.ts'
import { privacyModule } from '../modules/privacy/index.ts'
import { subscriptionsModule } from '../modules/subscriptions/index.ts'
import { supportModule } from '../modules/support/index.ts'
import type { Module } from '../platform/index.ts'

/** Every module, in dependency order. */
export const modules: readonly Module[] = [
  accountsModule,
  subscriptionsModule,
  articlesModule,
  supportModule,
  coachingModule,
  officeModule,
  privacyModule,
]
