import type { z } from 'zod'
import { idempotencyFieldName } from './idempotency.ts'

/** Shape of a form field from its schema: a value, named fields (`a.b`), or a list of one kind (`a[0]`). */
export type FieldShape =
  | { kind: 'text' | 'file' }
  | { kind: 'group'; fields: ReadonlyMap<string, FieldShape> }
  | { kind: 'list'; most: number; item: FieldShape }

export interface NamedField {
  kind: 'text' | 'file'
  repeats: boolean
}

const text: FieldShape = { kind: 'text' }

function listShape(schema: z.core.$ZodArray): FieldShape {
  const checks = (schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def as { maximum?: unknown })
  const most = checks.map(({ maximum }) => maximum).find((maximum) => typeof maximum === 'number')
  if (most === undefined) throw new TypeError('a list of a form needs a maximum')
  return { kind: 'list', most, item: shapeOf(schema._zod.def.element) }
}

function groupShape(schema: z.core.$ZodObject): FieldShape {
  const fields = Object.entries(schema._zod.def.shape).map(([name, field]) => [name, shapeOf(field)] as const)
  return { kind: 'group', fields: new Map(fields) }
}

function unionShape(schema: z.core.$ZodUnion): FieldShape {
  if (schema._zod.def.options.some((option) => shapeOf(option).kind !== 'text')) {
    throw new TypeError('a field of a form is of one kind')
  }
  return text
}

/** @throws TypeError for a schema that does not bound its names: a record, a list without a maximum */
function shapeOf(given: z.core.$ZodType): FieldShape {
  const schema = given as z.core.$ZodTypes
  const { def } = schema._zod
  switch (def.type) {
    case 'object':
      return groupShape(schema as z.core.$ZodObject)
    case 'array':
      return listShape(schema as z.core.$ZodArray)
    case 'union':
      return unionShape(schema as z.core.$ZodUnion)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return shapeOf(def.innerType)
    case 'pipe':
      // The input schema decides; for a bare transformation, the output schema.
      return shapeOf((def.in as z.core.$ZodTypes)._zod.def.type === 'transform' ? def.out : def.in)
    case 'file':
      return { kind: 'file' }
    case 'record':
    case 'map':
    case 'set':
    case 'tuple':
    case 'intersection':
    case 'lazy':
      throw new TypeError(`a form cannot hold a ${def.type}`)
    default:
      return text
  }
}

const shapes = new WeakMap<z.ZodType, FieldShape>()

/** Shape of a whole form: the fields of its schema, and the idempotency key that any form may have. */
export function formShapeOf(schema: z.ZodType): FieldShape {
  const known = shapes.get(schema)
  if (known) return known
  const own = shapeOf(schema)
  if (own.kind !== 'group') throw new TypeError('a form has named fields')
  const shape: FieldShape = { kind: 'group', fields: new Map([...own.fields, [idempotencyFieldName, text]]) }
  shapes.set(schema, shape)
  return shape
}

export function maxFieldsOf(shape: FieldShape): number {
  if (shape.kind === 'list') return shape.most * maxFieldsOf(shape.item)
  if (shape.kind !== 'group') return 1
  return [...shape.fields.values()].reduce((sum, field) => sum + maxFieldsOf(field), 0)
}

const step = /^(?:([^.[\]]+)|\[(0|[1-9]\d{0,5})\])(?:\.(?!\[|$))?/

function below(shape: FieldShape, [, key, index]: RegExpExecArray): FieldShape | undefined {
  if (key !== undefined) return shape.kind === 'group' ? shape.fields.get(key) : undefined
  return shape.kind === 'list' && Number(index) < shape.most ? shape.item : undefined
}

/**
 * Finds a field by its name in Conform's syntax (`a.b`, `a[0].b`; `a` and `a[]` for each value of a list).
 * @returns undefined for a name that the form does not have
 */
export function findNamedField(form: FieldShape, name: string): NamedField | undefined {
  let shape: FieldShape | undefined = form
  let rest = name.endsWith('[]') ? name.slice(0, -2) : name
  while (rest !== '') {
    const found: RegExpExecArray | null = step.exec(rest)
    shape = found && shape ? below(shape, found) : undefined
    if (!shape || !found) return undefined
    rest = rest.slice(found[0].length)
  }
  const repeats = shape.kind === 'list'
  const { kind } = shape.kind === 'list' ? shape.item : shape
  if (kind === 'group' || kind === 'list' || (name.endsWith('[]') && !repeats)) return undefined
  return { kind, repeats }
}
