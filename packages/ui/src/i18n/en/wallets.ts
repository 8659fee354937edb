export const wallets = {
  'allWallets.title': 'All wallets',
  'getWallet.title': 'Get a wallet',
  'downloads.title': 'Get {wallet}',
  'whatIsAWallet.title': 'What is a wallet?',
} as const
