/**
 * Connects a wallet and lets the dialog show another view at every turn: all but that of an unsupported chain,
 * which only a wallet leads to. Views differ with a connection, so it is there before anything is counted.
 * Runs in the page, so all it uses is inside it.
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
