export const wallets = {
  'allWallets.title': 'All wallets',
  'getWallet.title': 'Get a wallet',
  'downloads.title': 'Get {wallet}',
  'whatIsAWallet.title': 'What is a wallet?',
  'multiChain.title': 'Choose a network type',
} as const
