import type { Browser } from 'playwright-core'
import type { FileServer } from '../browser/serveFolder.ts'
import type { Measured } from '../budgets/measurement.ts'
import type { BuiltApp } from '../build/buildApp.ts'

/** An app that was built and is being served. */
export type Site = BuiltApp & FileServer

/** What there is to measure, and what to measure it with. */
export type Bench = { readonly browser: Browser; readonly bare: Site; readonly cleat: Site }

/** What a part of the bench found out. The notes are for the reader, below the table. */
export type Findings<budgets> = {
  readonly measured: Measured<budgets>
  readonly notes: readonly string[]
}
