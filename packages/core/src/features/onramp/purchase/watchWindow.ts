import type { OnrampContext } from '../state/onrampContext.ts'

const intervalMs = 500

/** Notices that the visitor closed the provider's window. No browser reports it. */
export function watchWindow(context: OnrampContext): void {
  const { internal } = context
  clearTimeout(internal.watch)
  look(context, false)
}

function look(context: OnrampContext, wasGone: boolean): void {
  const { state, internal, lifetime } = context
  const { buying } = state
  if (buying.status !== 'open' || !internal.window || lifetime.aborted) return
  const isGone = internal.window.isClosed()
  if (isGone && hasFocus()) state.buying = { ...buying, status: 'closed' }
  // A page that isolates itself (`Cross-Origin-Opener-Policy`) looks closed as well, but then the
  // visitor is still there. The second look leaves time for the focus to come back.
  else if (isGone && wasGone) state.buying = { ...buying, hasWindow: false }
  else internal.watch = setTimeout(() => look(context, isGone), intervalMs)
}

function hasFocus(): boolean {
  const document: Document | undefined = globalThis.document
  return document?.hasFocus() ?? true
}
