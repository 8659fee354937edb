import type { Wallet } from '@wallet-standard/base'

/** The part of a window that the Wallet Standard uses. */
export type RegisterTarget = Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
> & {
  /** The event class of the window. @default that of this page */
  readonly CustomEvent?: typeof CustomEvent
}

type RegisterApi = { readonly register: (...wallets: Wallet[]) => () => void }

/**
 * Registers the wallet with every app of the page, earlier and later ones. Returns a function that
 * unregisters it.
 * @see https://github.com/wallet-standard/wallet-standard
 */
export function registerWallet(parameters: { target: RegisterTarget; wallet: Wallet }): () => void {
  const { target, wallet } = parameters
  const Event = target.CustomEvent ?? CustomEvent
  const unregisters = new Set<() => void>()
  const register = (api: RegisterApi) => {
    unregisters.add(api.register(wallet))
  }
  const onAppReady = (event: Event) => register((event as CustomEvent<RegisterApi>).detail)
  target.addEventListener('wallet-standard:app-ready', onAppReady)
  target.dispatchEvent(new Event('wallet-standard:register-wallet', { detail: register }))
  return () => {
    target.removeEventListener('wallet-standard:app-ready', onAppReady)
    for (const unregister of unregisters) unregister()
    unregisters.clear()
  }
}
