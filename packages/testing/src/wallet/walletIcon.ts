/** Parameters of `walletIcon`. */
export type WalletIconParameters = {
  /** The background, in any CSS colour. @default `#2456e6` */
  color?: string | undefined
}

/**
 * A square icon of 96 px as a data URI (EIP-6963). It shows a cleat.
 * @example
 * ```ts
 * import { createDevWallet, walletIcon } from '@cleat/testing'
 *
 * const chains = [{ id: 1, name: 'Ethereum', rpcUrl: 'http://localhost:8545' }]
 * createDevWallet({ chains, info: { icon: walletIcon({ color: '#0a7' }) } }).announce()
 * ```
 */
export function walletIcon(parameters: WalletIconParameters = {}): string {
  const { color = '#2456e6' } = parameters
  const horns =
    'M12 33.5c0-3.4 3-5.3 6.6-4.3C29 32.2 38 33.5 48 33.5s19-1.3 29.4-4.3c3.6-1 6.6.9 6.6 4.3 0 6-8.5 11-19.5 12.8L68 58h2.5a5.5 5.5 0 0 1 0 11h-45a5.5 5.5 0 0 1 0-11H28l3.5-11.7C20.5 44.5 12 39.5 12 33.5zM44 47.5 42 58h12l-2-10.5z'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="${color}"/><path fill="#fff" fill-rule="evenodd" d="${horns}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
