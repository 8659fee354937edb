import type { BenchKit } from './exposeKit.ts'

/**
 * Connects a wallet and opens the form of swaps with the service at this URL. Runs in the page
 * before it has loaded more than the kit, so that all of it knows the service.
 */
export async function openSwap(service: string): Promise<void> {
  const kit: BenchKit | undefined = window.benchKit
  if (!kit) throw new Error('The page exposes no kit')
  kit.controllers.options.update({ services: { data: service } })
  await kit.actions.connect({ connectorId: 'dev.cleat.anchor' })
  kit.open({ view: 'Swap', arguments: { fromToken: 'ETH', toToken: 'USDC' } })
}
