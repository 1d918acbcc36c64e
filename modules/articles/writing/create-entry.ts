import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { authors } from '../staff/authors/index.ts'
import { categories } from '../staff/categories/index.ts'
import { pages } from '../staff/pages/index.ts'
import { tags } from '../staff/tags/index.ts'

type Ports = Pick<Platform, 'clock' | 'events'>

interface Named {
  /** the slug; made from the name when omitted */
  uid?: string | undefined
  name: string
}

interface NewAuthor extends Named {
  role?: string
  /** plain text */
  biography?: string
  /** diplomas and certificates, one a line */
  credentials?: string
  /** uid of a medium */
  image?: string | null
}

interface NewCategory extends Named {
  description?: string
  image?: string | null
}

interface NewPage {
  uid?: string | undefined
  title: string
  /** HTML, sanitised here */
  content: string
}

// Functions for demo content and tests. @returns the new entry's uid @throws 409 when the requested uid is taken

export const createAuthor = (ports: Ports, db: Database, author: NewAuthor): Promise<string> =>
  authors.create({ ports, db, actor: 'system' }, { role: '', biography: '', credentials: '', image: null, ...author })

export const createCategory = (ports: Ports, db: Database, category: NewCategory): Promise<string> =>
  categories.create({ ports, db, actor: 'system' }, { description: '', image: null, ...category })

export const createTag = (ports: Ports, db: Database, tag: Named): Promise<string> =>
  tags.create({ ports, db, actor: 'system' }, tag)

export const createPage = (ports: Ports, db: Database, page: NewPage): Promise<string> =>
  pages.create({ ports, db, actor: 'system' }, { description: '', ...page })
