import type { DevWalletProvider } from '../provider/devWalletProvider.ts'

/** The part of a window that wallets without EIP-6963 use. */
export type InjectTarget = Pick<EventTarget, 'dispatchEvent'> & {
  /** Where sites look for the wallet. */
  ethereum?: unknown
  /** The event class of the window. @default that of this page */
  readonly Event?: typeof Event
}

export type InjectWalletParameters = { target: InjectTarget; provider: DevWalletProvider }

/** Sets the provider at `window.ethereum`. Returns a function that restores the earlier value. */
export function injectWallet(parameters: InjectWalletParameters): () => void {
  const { target, provider } = parameters
  const before = Object.getOwnPropertyDescriptor(target, 'ethereum')
  Object.defineProperty(target, 'ethereum', {
    value: provider,
    configurable: true,
    enumerable: true,
    writable: true,
  })
  const InitializedEvent = target.Event ?? Event
  target.dispatchEvent(new InitializedEvent('ethereum#initialized'))
  return () => {
    if (target.ethereum !== provider) return
    if (before) Object.defineProperty(target, 'ethereum', before)
    else delete target.ethereum
  }
}
