import { AsyncLocalStorage } from 'node:async_hooks'

/** One load of a page in a tab. When it is closed, its code hears of nothing any more. */
export type Page = {
  readonly tab: number
  readonly window: EventTarget
  /** What its code finds under the names of globals. */
  readonly globals: Readonly<Record<string, unknown>>
  isOpen: boolean
}

/** The page whose code runs, also behind every `await` of it. */
export const currentPage: AsyncLocalStorage<Page> = new AsyncLocalStorage()

/** Runs code of a page, or nothing if it is closed. */
export function runIn<result>(page: Page, run: () => result): result | undefined {
  return page.isOpen ? currentPage.run(page, run) : undefined
}

/** Runs code that belongs to no page: of wallets, chains and servers. */
export function runOutside<result>(run: () => result): result {
  return currentPage.exit(run)
}
