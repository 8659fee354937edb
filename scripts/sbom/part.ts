/** A library that comes with a package. */
export type Part = {
  readonly name: string
  readonly version: string
  /** An SPDX expression. */
  readonly licence: string
  /** Whether `dist` has it inside. Otherwise the package manager installs it. */
  readonly isEmbedded: boolean
}
