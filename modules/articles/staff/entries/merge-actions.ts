import { mergeStaffCategory, mergeStaffTag } from '../../../../contracts/articles/staff-content.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { mayEdit } from '../../policy.ts'
import { categories } from '../categories/index.ts'
import { rows as categoryRows } from '../categories/queries.ts'
import { tags } from '../tags/index.ts'
import { rows as tagRows } from '../tags/queries.ts'
import { mergeEntry } from './merge-entry.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'events'>, Viewer>

export const mergeActions = [
  staffAction(mergeStaffTag, mayEdit, async (context: Context, { params: { uid }, body }) => {
    await mergeEntry(context, { table: 'tags', rows: tagRows, record: tags.record }, { from: uid, ...body })
    return { payload: await tags.read(context, body.into) }
  }),
  staffAction(mergeStaffCategory, mayEdit, async (context: Context, { params: { uid }, body }) => {
    const kind = { table: 'categories', rows: categoryRows, record: categories.record } as const
    await mergeEntry(context, kind, { from: uid, ...body })
    return { payload: await categories.read(context, body.into) }
  }),
]
