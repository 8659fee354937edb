/** The texts of the views that find a wallet, in ICU syntax. */
export const en = {
  'allWallets.search': 'Search wallets',
  'allWallets.found': '{count, plural, one {# wallet} other {# wallets}}',
  'allWallets.none': 'No wallet has this name.',
  'allWallets.clear': 'Show all wallets',
  'allWallets.failed': 'The wallets could not be loaded',
  'allWallets.moreFailed': 'The next wallets could not be loaded.',
  'getWallet.text': 'Each of these works with this app. You can change to another one at any time.',
  'getWallet.all': 'All wallets',
  'downloads.text': 'Install it from here. Once it is in this browser, you can connect it.',
  'downloads.textPhone': 'Install it, then open this page in its browser.',
  'downloads.extension': 'Browser extension',
  'downloads.iphone': 'iPhone app',
  'downloads.android': 'Android app',
  'downloads.desktop': 'Desktop app',
  'downloads.webApp': 'Web app',
  'downloads.website': 'Website',
  'downloads.none':
    'No safe download link is known for this wallet. Look for it in a store that you trust.',
  'downloads.installed': '{wallet} is installed',
  'downloads.connect': 'Connect {wallet}',
  'whatIsAWallet.homeTitle': 'A home for what is yours',
  'whatIsAWallet.homeText':
    'It holds the keys to your money, tokens and collectibles. Nobody else has them.',
  'whatIsAWallet.keyTitle': 'One key for every app',
  'whatIsAWallet.keyText': 'You sign in with your wallet. No new account, no password to remember.',
  'whatIsAWallet.sayTitle': 'Nothing without your approval',
  'whatIsAWallet.sayText':
    'Apps can only send requests. You see each one, and approve or reject it.',
  'multiChain.title': 'Choose a network type',
  'multiChain.text':
    '{wallet} has an account for each of these. Which one do you want to use here?',
} as const

export type WalletsTexts = typeof en
