import { Fragment } from 'react'

/** A title that is broken, where it has to be, after its comma first. */
export function Phrases({ children }: { children: string }) {
  return children.split(/(?<=,) /).map((phrase) => (
    <Fragment key={phrase}>
      <span className="inline-block">{phrase}</span>{' '}
    </Fragment>
  ))
}
