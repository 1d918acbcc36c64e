import type { Module } from '../../platform/index.ts'
import { routeColleagues } from './colleagues/routes.ts'
import { routeMembers } from './members/routes.ts'
import { routeMoney } from './money/routes.ts'
import { routeOffers } from './offers/routes.ts'
import { routeSystem } from './system/routes.ts'

/** The back office's calls that are neither content nor tickets. */
export const officeModule: Module = {
  name: 'office',
  async routes(app, platform, mount) {
    await routeMembers(app, platform, mount)
    await routeMoney(app, platform, mount)
    await routeOffers(app, platform, mount)
    await routeColleagues(app, platform, mount)
    await routeSystem(app, platform, mount)
  },
}
