/** A kind of bad input: what comes in, and what becomes of it or why nothing does yet. */
export type BadInput = {
  readonly id: string
  readonly input: string
  readonly outcome: string
  /** Nothing of Cleat takes it in, so there is nothing to test. */
  readonly isLater?: boolean | undefined
  /** The test that shows it, where it is in no table of rows. */
  readonly shownBy?: { readonly file: string; readonly title: string } | undefined
}

/** How a row is written down. */
export const row = {
  /** Shown by a table of rows that names it. */
  held: (id: string, input: string, outcome = 'Refused.'): BadInput => ({ id, input, outcome }),
  later: (id: string, input: string, outcome: string): BadInput => ({
    ...{ id, input, outcome },
    isLater: true,
  }),
  /** Shown by the test of a title, in a file of `packages`. */
  shown: (id: string, input: string, outcome: string, by: readonly [string, string]): BadInput => {
    const [file, title] = by
    return { id, input, outcome, shownBy: { file: `packages/${file}`, title } }
  },
}
