import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  type DiagLogger,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from '../../platform/log/index.ts'
import { type Span, type SpanResult, setRecorder, type Work } from '../../platform/tracing/index.ts'

/** Returns the route pattern of an address: traces must contain no address that identifies a person. */
export type PageRoute = (pathname: string) => string | undefined

interface Target {
  endpoint: string
  service: string
  /** recorded share of traces: 0 to 1 */
  ratio: number
}

const kinds: Readonly<Record<Work['kind'], SpanKind>> = {
  request: SpanKind.SERVER,
  query: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  mail: SpanKind.CLIENT,
  payment: SpanKind.CLIENT,
}

/** Logs problems of the library, which reports none by itself if it cannot send. */
function sayProblems(log: Logger): void {
  const say = (message: string) => log.warn({ problem: message.slice(0, 500) }, 'traces could not be sent')
  const silent = () => {}
  const logger: DiagLogger = { error: say, warn: say, info: silent, debug: silent, verbose: silent }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}

function providerOf({ endpoint, service, ratio }: Target): TracerProvider {
  // The exporter reads any credentials from OTEL_EXPORTER_OTLP_HEADERS itself.
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
}

/** Records until stopped, then sends the remaining spans. */
export function record(target: Target, pageRoute: PageRoute, log: Logger): { stop(): Promise<void> } {
  sayProblems(log)
  const provider = providerOf(target)
  const tracer = provider.getTracer('eclore')
  const current = new AsyncLocalStorage<Context>()

  function begin({ kind, name, attributes = {} }: Work): Span {
    // A job may be found while a request is being answered, but does not belong to it.
    const parent = kind === 'job' ? ROOT_CONTEXT : (current.getStore() ?? ROOT_CONTEXT)
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, parent)
    const context = trace.setSpan(parent, span)
    return {
      within: (run) => current.run(context, run),
      end({ failed, attributes: more = {}, page }: SpanResult = {}) {
        const route = page === undefined ? more['http.route'] : (pageRoute(page) ?? 'unknown')
        span.setAttributes({ ...more, ...(route === undefined ? {} : { 'http.route': route }) })
        if (kind === 'request') span.updateName(`${name} ${route}`)
        if (failed !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failed)
        span.end()
      },
    }
  }

  const endRecording = setRecorder(begin)
  return {
    async stop() {
      endRecording()
      diag.disable()
      await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'the last traces could not be sent'))
    },
  }
}
