import type { ZodType } from 'zod'

/** Error sentences of a control. */
export interface FieldSentences {
  missing?: string
  /** for too few or too many code points */
  length?: string
  /** for any other constraint of the browser */
  other?: string
  /** maximum number of code points: the browser's `maxlength` would silently truncate pasted text */
  most?: number
}

/** Constraints and sentences of a field's schema, for the browser's constraint validation. */
export interface FieldRules extends FieldSentences {
  minLength?: number
  pattern?: string
}

export function attributesOf({ minLength, pattern, ...sentences }: FieldRules = {}) {
  return { minLength, pattern, 'data-sentences': JSON.stringify(sentences) }
}

const sentenceOf = (schema: ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message

interface StringFacts {
  minLength?: number
  maxLength?: number
  pattern?: string
}

/** Metadata of a string schema, merged with that of the schemas it wraps (`optional`, `pipe`). */
function factsOf(schema: ZodType): StringFacts {
  const { innerType, in: input } = schema.def as { innerType?: ZodType; in?: ZodType }
  const below = innerType ?? input
  return { ...(below ? factsOf(below) : {}), ...(schema.meta() as StringFacts | undefined) }
}

/** Characters that must be escaped within a class: browsers compile `pattern` with the flag v. Escaped ones stay unchanged. */
const signs = /\\[pP]\{\w+\}|\\.|[()[{}/|]|-$/gu

/** Escapes a pattern for the HTML attribute. */
const inHtml = (pattern: string): string =>
  pattern.replace(/\[((?:\\.|[^\]\\])*)\]/gu, (_, signsOfClass: string) => {
    const escaped = signsOfClass.replace(signs, (sign) => (sign.startsWith('\\') ? sign : `\\${sign}`))
    return `[${escaped}]`
  })

const known = new WeakMap<ZodType, FieldRules>()

/** A character that no pattern of the contracts allows. */
const wrong = '§'

function read(schema: ZodType): FieldRules {
  const { minLength = 0, maxLength, pattern } = factsOf(schema)
  const missing = sentenceOf(schema, undefined)
  const other = sentenceOf(schema, wrong.repeat(Math.max(minLength, 1)))
  const length =
    maxLength === undefined ? undefined : sentenceOf(schema, 'x'.repeat(minLength > 1 ? minLength - 1 : maxLength + 1))
  return {
    ...(missing === undefined ? {} : { missing }),
    ...(other === undefined ? {} : { other }),
    ...(length === undefined ? {} : { length }),
    ...(maxLength === undefined ? {} : { most: maxLength }),
    ...(minLength > 1 ? { minLength } : {}),
    ...(pattern === undefined ? {} : { pattern: inHtml(pattern) }),
  }
}

/** Constraints of a schema, and its error sentences. Validates a missing, a wrong, and a too short or long value to get them. */
export function rulesOf(schema: ZodType): FieldRules {
  const found = known.get(schema) ?? read(schema)
  known.set(schema, found)
  return found
}
