/** Whether this page is open in the browser of Nova Wallet, which stands in for the extension of polkadot-js. */
export function isNovaWallet(page: object): boolean {
  try {
    const mark: unknown = Reflect.get(page, 'walletExtension')
    return typeof mark === 'object' && mark !== null && Reflect.get(mark, 'isNovaWallet') === true
  } catch {
    return false
  }
}
