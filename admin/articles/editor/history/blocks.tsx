import { useLayoutEffect, useRef } from 'react'
import type { BlockDiff } from './compare/block-diff.ts'
import { drawBlock } from './compare/draw-block.ts'

/** Blocks as readers see them, with additions and deletions marked. */
export function Blocks({ diffs }: { diffs: readonly BlockDiff[] }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    ref.current?.replaceChildren(...diffs.flatMap(drawBlock))
  }, [diffs])
  return <div ref={ref} className="article-text diff-text" lang="fr" />
}
