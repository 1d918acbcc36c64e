import type { ReactNode } from 'react'
import type { FieldLike } from '../ui/fields/field.tsx'

/** A kind of component in all its states. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-10">
      <h2 className="display mb-6 text-title-sm">{title}</h2>
      {children}
    </section>
  )
}

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="mb-5 flex flex-wrap items-center gap-4">{children}</div>
)

/** Field metadata as a form library would supply it. */
export const createSpecimenField = (name: string, state: Partial<FieldLike> = {}): FieldLike => ({
  id: `part-${name}`,
  name,
  errorId: `part-${name}-error`,
  descriptionId: `part-${name}-hint`,
  required: true,
  ...state,
})
