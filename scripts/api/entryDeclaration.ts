/** What an entry of a published package declares. */
export type EntryDeclaration = {
  /** `@cleat/react/headless`. */
  readonly name: string
  readonly packageName: string
  /** The folder of its package, as `packages/react`. */
  readonly folder: string
  /** From that folder, as `./dist/exports/headless.d.ts`. */
  readonly types: string
}
