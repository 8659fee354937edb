import type { Browser } from 'playwright-core'
import type { FileServer } from '../browser/serveFolder.ts'
import type { Measured } from '../budgets/measurement.ts'
import type { BuiltApp } from '../build/buildApp.ts'

/** A built app with its server. */
export type Site = BuiltApp & FileServer

/** The apps to measure, and the browser to measure with. */
export type Bench = { readonly browser: Browser; readonly bare: Site; readonly cleat: Site }

/** The results of a part of the bench. The notes are printed below the table. */
export type Findings<budgets> = {
  readonly measured: Measured<budgets>
  readonly notes: readonly string[]
}
