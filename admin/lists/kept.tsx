import { createContext, type ReactNode, use, useCallback, useState } from 'react'

type Values = Readonly<Record<string, unknown>>

interface Kept {
  values: Values
  keep(key: string, value: unknown): void
}

const KeptContext = createContext<Kept | null>(null)

/** Holds values that outlive their screen, until the page is closed. */
export function KeptProvider({ children }: { children: ReactNode }) {
  const [values, setValues] = useState<Values>({})
  const keep = useCallback((key: string, value: unknown) => setValues((all) => ({ ...all, [key]: value })), [])
  return <KeptContext value={{ values, keep }}>{children}</KeptContext>
}

/** A value that outlives its screen, such as the filter of a list. Each key has one type. */
export function useKept<T>(key: string, initial: T): [value: T, keep: (value: T) => void] {
  const kept = use(KeptContext)
  if (!kept) throw new Error('the screen is outside of KeptProvider')
  const { values, keep } = kept
  return [key in values ? (values[key] as T) : initial, useCallback((value: T) => keep(key, value), [key, keep])]
}
