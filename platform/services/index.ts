/** Describes a service of which each app has one: open streams, a mailbox, the payment provider. The description has no state. */
export interface Service<Context, Opened> {
  readonly name: string
  open(context: Context): Opened
}

/** The services of one app: two apps in one process, as in tests, share none. */
export interface Services<Context> {
  /** opens the service at its first use */
  of<Opened>(service: Service<Context, Opened>): Opened
  replace<Opened>(service: Service<Context, Opened>, opened: Opened): void
}

/** @param context makes the context with which each service is opened */
export function createServices<Context>(context: () => Context): Services<Context> {
  const opened = new Map<Service<Context, unknown>, unknown>()
  return {
    of<Opened>(service: Service<Context, Opened>) {
      if (!opened.has(service)) opened.set(service, service.open(context()))
      return opened.get(service) as Opened
    },
    replace: (service, other) => void opened.set(service, other),
  }
}
