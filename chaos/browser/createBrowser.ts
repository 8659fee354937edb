import { type Clock, createClock } from './createClock.ts'
import { createGlobals } from './createGlobals.ts'
import { createMailbox, type Mailbox } from './createMailbox.ts'
import { createSharedStorage, type SharedStorage } from './createSharedStorage.ts'
import type { Page } from './page.ts'
import { realWork } from './realWork.ts'

/** A browser with tabs of one origin. */
export type Browser = {
  readonly clock: Clock
  readonly mailbox: Mailbox
  readonly storage: SharedStorage
  /** Loads a page in a tab. The page that was there is gone, in the middle of what it did. */
  load(tab: number): Page
  /** Waits until the code of all pages waits for something outside. */
  settle(): Promise<void>
  close(): void
}

const quietTurns = 4

export function createBrowser(): Browser {
  const clock = createClock()
  const mailbox = createMailbox()
  const storage = createSharedStorage()
  const pages = new Map<number, Page>()
  const close = (tab: number) => {
    const page = pages.get(tab)
    if (page) page.isOpen = false
    pages.delete(tab)
  }
  return {
    ...{ clock, mailbox, storage },
    load(tab) {
      close(tab)
      const window = new EventTarget()
      Object.assign(window, { CustomEvent, location: new URL('https://app.test/') })
      const getPage = () => page
      const globals = createGlobals({ window, clock, mailbox, storage, getPage })
      const page: Page = { tab, window, globals, isOpen: true }
      storage.open(page)
      pages.set(tab, page)
      return page
    },
    async settle() {
      for (let quiet = 0, seen = mailbox.count; quiet < quietTurns; quiet += 1) {
        await new Promise((resolve) => setImmediate(resolve))
        const isAtWork = realWork.isOpen && (await realWork.wait())
        if (isAtWork || mailbox.count !== seen) quiet = 0
        seen = mailbox.count
      }
    },
    close() {
      for (const tab of [...pages.keys()]) close(tab)
    },
  }
}
