/**
 * Whether the page runs in the browser of Nova Wallet, which injects itself under the key of
 * polkadot-js.
 */
export function isNovaWallet(page: object): boolean {
  try {
    const mark: unknown = Reflect.get(page, 'walletExtension')
    return typeof mark === 'object' && mark !== null && Reflect.get(mark, 'isNovaWallet') === true
  } catch {
    return false
  }
}
