/** A kind of bad input: the input, and its handling or the reason why it has none. */
export type BadInput = {
  readonly id: string
  readonly input: string
  readonly outcome: string
  /** Cleat does not accept this input, so there is nothing to test. */
  readonly isLater?: boolean | undefined
  /** The test of the row, if no table of rows covers it. */
  readonly shownBy?: { readonly file: string; readonly title: string } | undefined
}

/** How a test refers to a row. */
export const row = {
  /** Covered by a table of rows that names it. */
  held: (id: string, input: string, outcome = 'Refused.'): BadInput => ({ id, input, outcome }),
  later: (id: string, input: string, outcome: string): BadInput => ({
    ...{ id, input, outcome },
    isLater: true,
  }),
  /** Covered by a test with this title, in a file of `packages`. */
  shown: (id: string, input: string, outcome: string, by: readonly [string, string]): BadInput => {
    const [file, title] = by
    return { id, input, outcome, shownBy: { file: `packages/${file}`, title } }
  },
}
