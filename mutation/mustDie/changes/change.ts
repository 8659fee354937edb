import type { Edit } from '../../vitest/chosenTests.ts'

/** A change of the code that a test must notice. */
export type Change = Edit & {
  /** What the changed code does. */
  readonly name: string
}
