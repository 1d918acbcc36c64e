import type { FieldLike } from './field.tsx'

/** Copies a field with changes. Conform's metadata is on a prototype: a spread would lose it. */
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
