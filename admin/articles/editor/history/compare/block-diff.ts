import type { Fragment, Mark, Node } from '@tiptap/pm/model'

/** A part of a line. All pieces except `added` form the former line; all except `removed` form the present line. */
export type LineDiffPiece =
  | { kind: 'same' | 'added' | 'removed'; content: Fragment }
  /** the same words in another style */
  | { kind: 'restyled'; former: Fragment; content: Fragment; added: readonly Mark[]; removed: readonly Mark[] }

export interface ChangedBlock {
  kind: 'changed'
  before: Node
  after: Node
  /** differences within a text */
  pieces?: LineDiffPiece[]
  /** differences between the blocks inside a block */
  blocks?: BlockDiff[]
}

export type BlockDiff = { kind: 'same' | 'added' | 'removed'; block: Node } | ChangedBlock

/** Generator of work in steps: its caller may pause after each step. */
export type Steps<Result> = Generator<undefined, Result, undefined>
