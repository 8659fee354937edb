/**
 * Connects a wallet and shows another view of the dialog on each call: all but the unsupported
 * chain's, which only a wallet can open. Views depend on the connection, so it exists before
 * anything is counted. Runs in the page, so it must be self-contained.
 */
export async function rotateViews(): Promise<void> {
  const { benchDialog, benchKit } = window
  if (!benchDialog || !benchKit) return
  const { router } = benchKit.controllers
  const wallet = { id: 'bench', name: 'Bench Wallet', homepage: 'https://wallet.example' }
  const routes = [
    { name: 'Connect' },
    { name: 'AllWallets' },
    { name: 'GetWallet' },
    { name: 'Downloads', wallet },
    { name: 'WhatIsAWallet' },
    { name: 'WhatIsANetwork' },
    { name: 'ConnectingMultiChain', connectorId: 'dev.cleat.buoy', wallet: 'Buoy' },
    { name: 'ConnectingExternal', connectorId: 'dev.cleat.anchor', wallet: 'Anchor' },
    { name: 'Account' },
    { name: 'AccountSettings' },
    { name: 'ProfileWallets' },
    { name: 'Networks' },
    { name: 'SwitchNetwork', caipNetworkId: 'eip155:8453', isOffer: true },
  ]
  await benchKit.actions.connect({ connectorId: 'dev.cleat.anchor' })
  let turn = 0
  benchDialog.turn = () => {
    const route = routes[turn % routes.length]
    turn += 1
    if (route) router.push(route)
  }
}
