/** The texts of the views that find a wallet, in ICU syntax. */
export const en = {
  'allWallets.search': 'Search wallets',
  'allWallets.certified': 'Certified wallets only',
  'allWallets.found': '{count, plural, one {# wallet} other {# wallets}}',
  'allWallets.none': 'No wallets match “{search}”.',
  'allWallets.clear': 'Show all wallets',
  'allWallets.failed': 'Couldn’t load wallets',
  'allWallets.moreFailed': 'Couldn’t load more wallets.',
  'getWallet.text': 'These wallets work with this app. You can switch anytime.',
  'getWallet.all': 'All wallets',
  'downloads.text': 'Install {wallet}, then come back here to connect.',
  'downloads.textPhone': 'Install {wallet}, then open this page in its browser.',
  'downloads.extension': 'Browser extension',
  'downloads.iphone': 'iPhone app',
  'downloads.android': 'Android app',
  'downloads.desktop': 'Desktop app',
  'downloads.webApp': 'Web app',
  'downloads.website': 'Website',
  'downloads.phone': 'Scan to get it on your phone',
  'downloads.none': 'We don’t have a verified link. Search your app store for {wallet}.',
  'downloads.installed': '{wallet} is installed',
  'downloads.connect': 'Connect {wallet}',
  'whatIsAWallet.homeTitle': 'A home for what’s yours',
  'whatIsAWallet.homeText':
    'Your wallet holds the keys to your tokens and collectibles. Only you have them.',
  'whatIsAWallet.keyTitle': 'One login for every app',
  'whatIsAWallet.keyText': 'Sign in with your wallet. No new accounts, no passwords to remember.',
  'whatIsAWallet.sayTitle': 'You approve everything',
  'whatIsAWallet.sayText':
    'Apps can only send requests. You see each one, then approve or decline it.',
  'multiChain.title': 'Which network?',
  'multiChain.text': '{wallet} supports all of these. Pick one to connect.',
} as const

export type WalletsTexts = typeof en
