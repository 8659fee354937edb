/** A row of a catalogue: what goes wrong, and its handling or the reason why it has none. */
export type CatalogueRow = {
  readonly id: string
  /** The bad input, or the fault. */
  readonly input: string
  readonly outcome: string
  /** Nothing shows the row yet. `outcome` says why. */
  readonly isLater?: boolean | undefined
  /** What should become of it, where nothing does yet. */
  readonly wanted?: string | undefined
  /** The tests of the row, if no table of rows covers it. */
  readonly shownBy?: readonly Proof[] | undefined
}

/** A file from the root of the repository, and the title of a test in it. */
type Proof = { readonly file: string; readonly title: string }

/** A file, inside `packages` unless it names another folder of the root, and a title. */
type Claim = readonly [file: string, title: string]

const elsewhere = /^(?:apps|bench|e2e|examples|scripts)\//

/** How a test refers to a row. */
export const row = {
  /** Covered by a table of rows that names it. */
  held: (id: string, input: string, outcome = 'Refused.'): CatalogueRow => ({ id, input, outcome }),
  later: (id: string, input: string, outcome: string, wanted?: string): CatalogueRow => ({
    ...{ id, input, outcome, wanted },
    isLater: true,
  }),
  /** Covered by tests with these titles. */
  shown: (id: string, input: string, outcome: string, ...by: readonly Claim[]): CatalogueRow => ({
    ...{ id, input, outcome },
    shownBy: by.map(([file, title]) => ({
      file: elsewhere.test(file) ? file : `packages/${file}`,
      title,
    })),
  }),
}

/** Values of rows that can be written as JSON, by row. */
export type Examples = { readonly [id: string]: readonly unknown[] }
