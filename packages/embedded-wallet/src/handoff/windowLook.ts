import { object } from 'valibot'
import type { FrameTheme } from '../protocol/calls.ts'
import { lookFields } from '../protocol/lookFields.ts'
import { readAs } from '../protocol/readAs.ts'

/** How the page looks that opened a window, and which language it speaks. */
export type WindowLook = Pick<FrameTheme, 'mode' | 'language'>

const schema = object(lookFields)
const key = 'cleat.look'

/** What comes before the `#` of a window’s address, so that the window looks as its page at once. */
export const windowLook: {
  /** A query, or nothing where the page has said nothing. */
  write(look: WindowLook | undefined): string
  /** Remembers it as long as the tab, because a provider may come between. */
  read(window: Pick<Window, 'location' | 'sessionStorage'>): WindowLook | undefined
} = {
  write: (look) =>
    look ? `?${new URLSearchParams({ mode: look.mode, language: look.language })}` : '',
  read(window) {
    const asked = readAs(schema, Object.fromEntries(new URLSearchParams(window.location.search)))
    try {
      const { sessionStorage } = window
      if (asked) sessionStorage.setItem(key, JSON.stringify(asked))
      return asked ?? readAs(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    } catch {
      // Browsers may refuse it, and a window does without.
      return asked
    }
  },
}
