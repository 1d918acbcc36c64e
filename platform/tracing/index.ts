import { channel } from 'node:diagnostics_channel'

/*
 * Spans for tracing: server/tracing records them if OTEL_EXPORTER_OTLP_ENDPOINT is set.
 * Without a recorder they cost one comparison.
 */

/** Names, patterns, codes and counts only: no words of a person, address, card or token. */
export type Attributes = Readonly<Record<string, string | number>>

export interface Work {
  kind: 'request' | 'query' | 'job' | 'mail' | 'payment'
  name: string
  attributes?: Attributes
}

export interface SpanResult {
  /** a code, or the name of an error */
  failed?: string
  attributes?: Attributes
  /** address of a page; only its route's pattern is recorded */
  page?: string
}

export interface Span {
  /** runs work whose spans become children */
  within<Result>(run: () => Result): Result
  end(how?: SpanResult): void
}

export type Recorder = (work: Work) => Span

/** Message to the recorder, which adds its span. */
interface Begun {
  work: Work
  span?: Span
}

const begun = channel('eclore.spans')

/** @returns a function that ends the recording */
export function setRecorder(record: Recorder): () => void {
  const listener = (message: unknown) => {
    const asked = message as Begun
    asked.span = record(asked.work)
  }
  begun.subscribe(listener)
  return () => void begun.unsubscribe(listener)
}

export function beginSpan(work: () => Work): Span | undefined {
  if (!begun.hasSubscribers) return undefined
  const asked: Begun = { work: work() }
  begun.publish(asked)
  return asked.span
}

const codeOf = (error: unknown): string => {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'Error'
}

/** Records a span from now until the work is done. */
export function runTraced<Result>(work: () => Work, run: () => Result): Result {
  const span = beginSpan(work)
  if (!span) return run()
  const fail = (error: unknown): never => {
    span.end({ failed: codeOf(error) })
    throw error
  }
  try {
    const result = span.within(run)
    if (!(result instanceof Promise)) {
      span.end()
      return result
    }
    const settled = result.then((value) => {
      span.end()
      return value
    }, fail)
    return settled as Result
  } catch (error) {
    return fail(error)
  }
}
