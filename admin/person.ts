import { createContext, use } from 'react'
import { z } from 'zod'
import { type Role, role } from '../contracts/accounts/roles.ts'

/** The signed-in member of staff, from the page's HTML. */
const person = z.object({ uid: z.uuid(), email: z.string(), roles: z.array(role), siteName: z.string() })
export type Person = z.output<typeof person>

export const readPerson = (root: HTMLElement): Person => person.parse(JSON.parse(root.dataset.person ?? 'null'))

const PersonContext = createContext<Person | null>(null)
export const PersonProvider = PersonContext.Provider

export function usePerson(): Person {
  const person = use(PersonContext)
  if (!person) throw new Error('the page names no member of staff')
  return person
}

/** Tells whether this member of staff does the work of that role; admins do all of it. */
export function useWorksAs(role: Role): boolean {
  const { roles } = usePerson()
  return roles.includes(role) || roles.includes('admin')
}
