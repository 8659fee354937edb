import { listenToPage } from '@cleat/core/adapter'

type RegisterApi = { readonly register: (...wallets: unknown[]) => () => void }

/** Any script of the page can register wallets without end. */
const limit = 64

/**
 * Finds the wallets that register with the page. Calls back at once with those already there, then
 * with each that registers or unregisters.
 * @see https://github.com/wallet-standard/wallet-standard
 * @returns a function that stops listening
 */
export function discoverStandardWallets(parameters: {
  window: Window
  onChange: (wallets: readonly unknown[]) => void
  /** Called once if the page registers more wallets than are listed. */
  onDropped: () => void
}): () => void {
  const { window, onChange, onDropped } = parameters
  let hasDropped = false
  let wallets: readonly unknown[] = []
  let isStarting = true
  let isStopped = false
  const change = (next: readonly unknown[]) => {
    wallets = next
    if (!isStarting && !isStopped) onChange(wallets)
  }
  const register: RegisterApi['register'] = (...given) => {
    const added = [...new Set(given)].filter((wallet) => !wallets.includes(wallet))
    const fresh = added.slice(0, limit - wallets.length)
    if (fresh.length < added.length && !hasDropped) {
      hasDropped = true
      onDropped()
    }
    if (fresh.length > 0) change([...wallets, ...fresh])
    return () => {
      const left = wallets.filter((wallet) => !fresh.includes(wallet))
      if (left.length < wallets.length) change(left)
    }
  }
  const api: RegisterApi = Object.freeze({ register })
  const onRegister = (event: Event) => {
    try {
      ;(event as CustomEvent<(api: RegisterApi) => void>).detail(api)
    } catch {
      // Skip a wallet that throws while it registers.
    }
  }
  const stop = listenToPage(
    window,
    'wallet-standard:register-wallet',
    onRegister,
    () => new CustomEvent('wallet-standard:app-ready', { detail: api }),
  )
  isStarting = false
  onChange(wallets)
  return () => {
    isStopped = true
    stop()
  }
}
