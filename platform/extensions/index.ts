/** A point where other modules add to one module: each lists its extensions in its descriptor. */
export interface ExtensionPoint<Value> {
  readonly name: string
  with(value: Value): Extension
}

export interface Extension {
  readonly point: string
  readonly value: unknown
}

export interface Extensions {
  of<Value>(point: ExtensionPoint<Value>): readonly Value[]
}

/** @param name unique */
export const extensionPoint = <Value>(name: string): ExtensionPoint<Value> => ({
  name,
  with: (value) => ({ point: name, value }),
})

export const createExtensions = (all: readonly Extension[]): Extensions => ({
  of: <Value>({ name }: ExtensionPoint<Value>) =>
    all.filter(({ point }) => point === name).map(({ value }) => value as Value),
})
