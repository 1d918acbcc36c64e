import { createElement, Fragment } from 'react'
import type { LineDiffPiece } from './compare/block-diff.ts'

const tags = { added: 'ins', removed: 'del', same: 'span', restyled: 'span' } as const
const textOf = ({ content }: LineDiffPiece) => content.textBetween(0, content.size)

export const isChanged = (pieces: readonly LineDiffPiece[]): boolean => pieces.some(({ kind }) => kind !== 'same')

/** Changes of an unformatted line, such as the title or the excerpt. */
export const LineChange = ({ pieces }: { pieces: readonly LineDiffPiece[] }) =>
  createElement(Fragment, null, ...pieces.map((piece) => createElement(tags[piece.kind], null, textOf(piece))))
