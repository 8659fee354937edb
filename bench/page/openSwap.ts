/**
 * Connects a wallet and opens the form of swaps with the service at this URL. Runs in the page
 * before it has loaded more than the kit, so that all of it knows the service.
 */
export async function openSwap(service: string): Promise<void> {
  const { benchDialog, benchKit } = window
  if (!benchDialog || !benchKit) throw new Error('The page exposes no kit')
  const { options, router } = benchKit.controllers
  options.update({ services: { data: service } })
  await benchKit.actions.connect({ connectorId: 'dev.cleat.anchor' })
  benchDialog.open()
  while (!document.querySelector('dialog[open]'))
    await new Promise((resolve) => setTimeout(resolve, 50))
  const route = { name: 'Swap', intent: { fromToken: 'ETH', toToken: 'USDC' } }
  router.push(route)
}
