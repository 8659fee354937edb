import type { DevWalletProvider } from '../provider/devWalletProvider.ts'
import type { DevWalletInfo } from './devWalletInfo.ts'

/** The part of a window that EIP-6963 uses. */
export type AnnounceTarget = Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
> & {
  /** The event class of the window. @default that of this page */
  readonly CustomEvent?: typeof CustomEvent
}

export type AnnounceWalletParameters = {
  target: AnnounceTarget
  info: DevWalletInfo
  provider: DevWalletProvider
}

/**
 * Announces the wallet at once and on every request of the site (EIP-6963). Returns a function that
 * stops it.
 */
export function announceWallet(parameters: AnnounceWalletParameters): () => void {
  const { target, info, provider } = parameters
  const Event = target.CustomEvent ?? CustomEvent
  const detail = Object.freeze({ info, provider })
  const announce = () => {
    target.dispatchEvent(new Event('eip6963:announceProvider', { detail }))
  }
  target.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => target.removeEventListener('eip6963:requestProvider', announce)
}
