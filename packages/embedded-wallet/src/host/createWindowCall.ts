import type { AuthStep } from '@cleat/core'
import type { WalletWindow } from '../handoff/openWindow.ts'

/** A call to the frame that a window of the wallet answers. */
export type WindowCall = {
  /**
   * Opens the window in the same tick, and asks the frame.
   * @param ask gets the secret of the window
   */
  run<answer>(
    ask: (handoff: string, signal: AbortSignal) => Promise<answer>,
    options: RunOptions,
  ): Promise<answer>
  /**
   * Brings the window to the front, or opens another one. Call it in a click.
   * @returns whether anything waits for one
   */
  show(): boolean
  close(): void
}

type RunOptions = {
  readonly signal?: AbortSignal | undefined
  readonly onStep?: ((step: AuthStep) => void) | undefined
}

/**
 * Keeps the window of a call. A browser cuts windows off from the page that opened them, which then
 * can neither see them nor find them by their name. Another window takes the place of such a one,
 * and another request, because a window takes a request once.
 */
export function createWindowCall(parameters: {
  open: () => WalletWindow
  /** Whether the window closes with the call. */
  isClosedAfter: boolean
}): WindowCall {
  const { open, isClosedAfter } = parameters
  let opened: WalletWindow | undefined
  let replace: (() => void) | undefined

  return {
    async run(ask, { signal, onStep }) {
      opened = open()
      for (;;) {
        const own = opened
        const replacement = new AbortController()
        const again = () => {
          opened = open()
          replacement.abort()
        }
        replace = again
        const { signal: replaced } = replacement
        const life = signal ? AbortSignal.any([signal, replaced]) : replaced
        const asked = ask(own.handoff, life)
        if (own.isBlocked()) onStep?.('blocked')
        try {
          return await asked
        } catch (error) {
          if (!replaced.aborted || signal?.aborted) throw error
        } finally {
          if (replace === again) replace = undefined
          if (isClosedAfter) own.close()
        }
      }
    },
    show() {
      if (!opened || !replace) return false
      if (opened.isBlocked() || opened.isThere()) opened.show()
      else replace()
      return true
    },
    close() {
      opened?.close()
      opened = undefined
    },
  }
}
