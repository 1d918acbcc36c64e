import { STATUS_CODES } from 'node:http'
import type { Access, AnyCall } from '../../contracts/call.ts'
import { allCalls } from '../../contracts/calls.ts'

interface Parameter {
  in: string
  name: string
  required?: boolean
  description?: string
  schema?: { type?: string; minLength?: number; maxLength?: number }
  style?: string
  explode?: boolean
}

interface Described {
  description: string
  content?: Record<string, { schema: { $ref: string } }>
}

/** One operation of an OpenAPI document, as far as this file changes it. */
interface Operation {
  operationId?: string
  parameters?: Parameter[]
  security?: Record<string, string[]>[]
  responses?: Record<string, Described>
}

export interface OpenApiDocument {
  paths?: Record<string, Record<string, Operation> | undefined>
}

const idempotencyKey: Parameter = {
  in: 'header',
  name: 'Idempotency-Key',
  required: false,
  description: 'The same key with the same body answers the first answer again; with another body it is a 409',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
}

const refused: Described = {
  description: 'What was refused, or failed, and why',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

/** Describes `order[date]=desc`. Without this style, the map's keys would be described as query keys themselves. */
const bracketed = (parameter: Parameter): Parameter =>
  parameter.in === 'query' && parameter.schema?.type === 'object'
    ? { ...parameter, style: 'deepObject', explode: true }
    : parameter

/** Adds the status: for a call without a response body, Fastify's generator has no schema and assumes 200. */
function responsesOf({ status }: AnyCall, { responses = {} }: Operation): Record<string, Described> {
  const answered = responses[status] ?? {}
  return { [status]: { ...answered, description: STATUS_CODES[status] ?? 'Success' }, default: refused }
}

const bearer = [{ bearer: [] }]

/** Credentials that a call accepts. Contact tickets and discussions share URLs, so a contact call also accepts a session. */
const securityOf: Readonly<Record<Access, NonNullable<Operation['security']>>> = {
  public: [],
  session: bearer,
  vip: bearer,
  staff: bearer,
  contact: [{ support: [] }, ...bearer],
}

function complete(call: AnyCall, operation: Operation): void {
  const parameters = (operation.parameters ?? []).map(bracketed)
  if (call.idempotent) parameters.push(idempotencyKey)
  if (parameters.length > 0) operation.parameters = parameters
  operation.responses = responsesOf(call, operation)
  operation.security = securityOf[call.access]
}

/** Adds to the document what the calls define outside their schemas: statuses, refusals, headers, styles. */
export function describeCalls<Document extends OpenApiDocument>(document: Document): Document {
  const calls = new Map(allCalls.map((call) => [call.id, call]))
  for (const methods of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(methods ?? {})) {
      const call = calls.get(operation.operationId ?? '')
      if (call) complete(call, operation)
    }
  }
  return document
}
