import { accountsModule } from '../modules/accounts/index.ts'
import { administrationModule } from '../modules/administration/index.ts'
import { articlesModule } from '../modules/articles/index.ts'
import { coachingModule } from '../modules/coaching/index.ts'
import { openingModule } from '../modules/opening/index.ts'
import { privacyModule } from '../modules/privacy/index.ts'
import { publisherModule } from '../modules/publisher/index.ts'
import { siteModule } from '../modules/site/index.ts'
import { subscriptionsModule } from '../modules/subscriptions/index.ts'
import { supportModule } from '../modules/support/index.ts'
import type { Module } from '../platform/module.ts'

/** Every module, in dependency order. */
export const modules: readonly Module[] = [
  accountsModule,
  publisherModule,
  subscriptionsModule,
  articlesModule,
  supportModule,
  coachingModule,
  administrationModule,
  siteModule,
  privacyModule,
  openingModule,
]
