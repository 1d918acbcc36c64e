import type { Fragment, Mark, Node } from '@tiptap/pm/model'

/** A part of a line. All pieces except `added` form the former line; all except `removed` form the present line. */
export type Piece =
  | { kind: 'same' | 'added' | 'removed'; content: Fragment }
  /** the same words in another style */
  | { kind: 'restyled'; former: Fragment; content: Fragment; added: readonly Mark[]; removed: readonly Mark[] }

export interface ChangedBlock {
  kind: 'changed'
  before: Node
  after: Node
  /** differences within a text */
  pieces?: Piece[]
  /** differences between the blocks inside a block */
  blocks?: BlockDiff[]
}

export type BlockDiff = { kind: 'same' | 'added' | 'removed'; block: Node } | ChangedBlock

/** Work in steps: whoever runs it may pause after each one. */
export type Steps<Result> = Generator<undefined, Result, undefined>
