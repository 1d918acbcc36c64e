import { listMenu, orderMenu } from '../../../../contracts/articles/staff-menu.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { mayEdit } from '../../policy.ts'
import { changeMenu, presentMenu } from './order-menu.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'events'>, Viewer>

/** The articles at the top of the home page. */
export const menuActions = [
  staffAction(listMenu, mayEdit, async ({ db }: Context) => ({ payload: await presentMenu(db) })),
  staffAction(orderMenu, mayEdit, async (context: Context, { body }) => ({
    payload: await changeMenu(context, body),
  })),
]
