import type { BenchKit } from './exposeKit.ts'

/** Opens the list of all wallets of the service at this URL. Runs in the page. */
export function openAllWallets(explorer: string): void {
  const kit: BenchKit | undefined = window.benchKit
  if (!kit) throw new Error('The page exposes no kit')
  kit.controllers.options.update({ services: { explorer } })
  kit.open({ view: 'AllWallets' })
}
