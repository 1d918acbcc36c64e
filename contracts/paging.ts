import { z } from 'zod'
import { count, numeric } from './forms.ts'
import { messages } from './messages.ts'

export const defaultLength = 10
export const maxLength = 100

export const page = z
  .object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() })
  .meta({ id: 'Page', description: 'Where a list stops, and the cursor that continues it' })
export type Page = z.output<typeof page>

export const cursor = z.string().regex(/^[\x21-\x7e]{1,500}$/, messages.cursor)

/** The keys of every cursor-paged query, to spread into its schema. */
export const pagingShape = {
  cursor: cursor.optional(),
  length: numeric(1, maxLength).default(defaultLength).meta({ description: '10 unless told' }),
}

export const pagingQuery = z.object(pagingShape)

export const payload = <T extends z.ZodType>(schema: T) => z.object({ payload: schema })

export const list = <T extends z.ZodType>(schema: T) => z.object({ payload: z.array(schema), page })

/** The `page` of a back office list, which has numbered pages. */
export const totalPage = z
  .object({
    total: count,
    capped: z.literal(true).optional().meta({ description: 'More match: the total stops there' }),
  })
  .meta({ id: 'TotalPage' })

export const totalList = <T extends z.ZodType>(schema: T) => z.object({ payload: z.array(schema), page: totalPage })

export const redirect = z.object({ href: z.string() }).meta({ id: 'Redirect' })
