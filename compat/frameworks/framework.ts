import type { Cell } from '../matrix/axes.ts'

/** How an app of a framework is written, built and served. */
export type Framework = {
  /** Whether a server draws the page before the browser does. */
  readonly isServed: boolean
  /** Its files by path. `app` is the app of the README, a default export. */
  files(parameters: { app: string; cell: Cell }): Readonly<Record<string, string>>
  /** What it installs beside React and our packages: `next`, or `next@16` for another version. */
  packages(cell: Cell): readonly string[]
  tools(cell: Cell): readonly string[]
  /** A command of the app, and its arguments. */
  build(cell: Cell): Command
  /** It prints the address that it serves at. */
  serve(port: number): Command & { readonly env?: Readonly<Record<string, string>> }
}

type Command = { readonly command: string; readonly args: readonly string[] }
