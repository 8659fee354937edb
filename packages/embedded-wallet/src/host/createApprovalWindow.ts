import type { AuthSurfaceState } from '@cleat/core'
import type { WalletWindow } from '../handoff/openWindow.ts'
import type { WalletFrame } from './openFrame.ts'

/** The window for what the frame may not show, and what of it is seen in the page. */
export type ApprovalWindow = {
  /** What the frame shows, and what became of the window. */
  read(): AuthSurfaceState | undefined
  /** @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
  /** Opens it, or another one in its place. Call it in a click. */
  open(): void
}

/** Opens a window when the frame asks for one, and closes it with what the frame asks. */
export function createApprovalWindow(parameters: {
  frame: Pick<WalletFrame, 'readSurface' | 'onSurface' | 'nameWindow'>
  /** Opens a window of the wallet. */
  open: () => WalletWindow
}): ApprovalWindow {
  const { frame } = parameters
  const listeners = new Set<() => void>()
  let opened: WalletWindow | undefined
  let window: AuthSurfaceState['window']
  let shown: AuthSurfaceState | undefined

  const look = () => {
    const surface = frame.readSurface()
    // A code is typed while the window that shows it stays.
    if (surface?.view !== 'window' && surface?.view !== 'pair') {
      opened?.close()
      opened = window = undefined
    }
    shown = surface && { ...surface, ...(window && { window }) }
    for (const listener of listeners) listener()
  }
  frame.onSurface(look)

  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open() {
      if (frame.readSurface()?.view !== 'window') return
      if (opened?.isThere()) return opened.show()
      // One that was named is over for the wallet, so that each has its own name.
      opened = parameters.open()
      const { handoff, isBlocked } = opened
      if (isBlocked()) window = window === 'blocked' || window === 'refused' ? 'refused' : 'blocked'
      else window = 'open'
      if (window === 'open') frame.nameWindow(handoff)
      look()
    },
  }
}
