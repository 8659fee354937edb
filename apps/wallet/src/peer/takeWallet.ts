/**
 * Makes this page the only one with the wallet, because two would answer the same apps. The newest
 * page wins. The result's `lost` resolves when another page takes over.
 */
export function takeWallet(): Promise<{ readonly lost: Promise<void> }> {
  return new Promise((resolve) => {
    let lose = () => {}
    const lost = new Promise<void>((resolveLost) => {
      lose = resolveLost
    })
    navigator.locks
      .request('cleat.wallet', { steal: true }, () => {
        resolve({ lost })
        return new Promise(() => {})
      })
      .catch(() => lose())
  })
}
