import type { DevWalletInfo } from './devWalletInfo.ts'
import type { DevWalletProvider } from './devWalletProvider.ts'

/** The part of a window that EIP-6963 needs. */
export type AnnounceTarget = Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
> & { readonly CustomEvent?: typeof CustomEvent }

export type AnnounceWalletParameters = {
  target: AnnounceTarget
  info: DevWalletInfo
  provider: DevWalletProvider
}

/** Announces at once and whenever the site asks who is there (EIP-6963). Returns a function that ends it. */
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
