declare global {
  interface Window {
    /** When a wallet was last asked for something. */
    benchAskedAt?: number
  }
}

/**
 * Announces three wallets in a page that answer and do nothing. Runs in the page, so it must be
 * self-contained.
 */
export function announceWallets(): void {
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  const address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
  const answers: Record<string, unknown> = {
    eth_requestAccounts: [address],
    eth_accounts: [address],
    eth_chainId: '0x1',
    wallet_requestPermissions: [{ parentCapability: 'eth_accounts' }],
    personal_sign: `0x${'11'.repeat(64)}1b`,
    eth_sendTransaction: `0x${'ab'.repeat(32)}`,
  }
  const provider = {
    async request({ method }: { method: string }) {
      window.benchAskedAt = performance.now()
      return answers[method] ?? null
    },
    on: () => undefined,
    removeListener: () => undefined,
  }
  const announce = () => {
    for (const name of ['Anchor', 'Buoy', 'Capstan']) {
      const info = { uuid: `bench-${name}`, name, rdns: `dev.cleat.${name.toLowerCase()}`, icon }
      const detail = Object.freeze({ info, provider })
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
