import type { FieldLike } from './field.tsx'

/** A field with something of it changed. Conform's metadata lives on a prototype: spreading it would lose all of it. */
export const fieldWith = (field: FieldLike, change: Partial<FieldLike>): FieldLike => ({
  id: field.id,
  name: field.name,
  errorId: field.errorId,
  descriptionId: field.descriptionId,
  errors: field.errors,
  defaultValue: field.defaultValue,
  defaultChecked: field.defaultChecked,
  required: field.required,
  rules: field.rules,
  ...change,
})
