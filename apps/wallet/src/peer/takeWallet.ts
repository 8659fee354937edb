/**
 * Makes this page the only one with the wallet: two would answer the same apps. The page opened last has it;
 * resolves, with a promise for when another page takes it away.
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
