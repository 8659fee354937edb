import type { enErrors } from './enErrors.ts'

/** The modal's texts in ICU syntax: shell, components, first views and all titles. */
export const en = {
  'modal.back': 'Back',
  'modal.close': 'Close',
  'modal.stuck': 'Switch the network or disconnect to go on.',
  'view.loading': 'Loading',
  'view.failedTitle': 'This part did not load',
  'view.failedText': 'Your connection may be down. Nothing is lost; check it and try again.',
  'view.retry': 'Try again',
  'alert.dismiss': 'Dismiss',
  'details.label': 'Details',
  'details.copy': 'Copy details',
  'details.copied': 'Details copied',
  'copy.failed': 'Copying is blocked here. Select the text and copy it yourself.',
  'search.clear': 'Clear search',
  'link.newTab': '(opens in a new tab)',

  'connect.title': 'Connect a wallet',
  'connect.recent': 'Recent',
  'connect.installed': 'Installed',
  'connect.popular': 'Popular',
  'connect.more': 'More wallets',
  'connect.wallets': 'Wallets',
  'connect.notInstalled': 'Not installed',
  'connect.unverified': 'Unverified',
  'connect.otherChain': 'Not on {network}',
  'connect.all': 'All wallets',
  'connect.loading': 'Loading wallets',
  'connect.partial': 'Some wallets could not be loaded.',
  'connect.noneHere': 'No wallet was found in this browser. Any of these will do.',
  'connect.noneHerePhone':
    'To connect, open this page in the browser inside of your wallet app. Any of these has one.',
  'connect.nothing': 'There is no way to connect here at the moment.',
  'connect.help': 'What is a wallet?',
  'connect.emptyTitle': 'No wallet found',
  'connect.emptyText':
    'A wallet keeps your money and accounts on the web, and lets you sign in without a password.',
  'connect.emptyHint': 'Just installed one? It appears here by itself.',
  'connect.emptyHintPhone': 'On a phone, open this page in the browser inside your wallet app.',
  'connect.get': 'Get a wallet',
  'connect.legalOne': 'By connecting you agree to the {link}.',
  'connect.legalBoth': 'By connecting you agree to the {terms} and the {privacy}.',
  'connect.agreeOne': 'I agree to the {link}.',
  'connect.agreeBoth': 'I agree to the {terms} and the {privacy}.',
  'connect.agreeFirst': 'Agree first, then choose a wallet.',
  'connect.terms': 'terms of use',
  'connect.privacy': 'privacy policy',

  'connecting.pendingTitle': 'Continue in {wallet}',
  'connecting.pendingText': 'Approve the request in your wallet to share your address.',
  'connecting.slowText': 'Nothing to see? Look for the {wallet} icon in your browser’s toolbar.',
  'connecting.unverifiedText':
    'This wallet looks like {wallet}, but could not be recognised as it. Go on only if you trust it.',
  'connecting.agreeTitle': 'Before you connect',
  'connecting.agreeText': 'This app asks you to agree to its rules first.',
  'connecting.agree': 'Continue with {wallet}',
  'connecting.rejectedTitle': 'You declined the request',
  'connecting.rejectedText': '{wallet} shared nothing with this app.',
  'connecting.waitingTitle': 'Open {wallet}',
  'connecting.errorTitle': 'Could not connect',
  'connecting.missingTitle': '{wallet} was not found',
  'connecting.missingText':
    'Install {wallet} or turn its extension on, then reload this page to connect it.',
  'connecting.missingTextPhone':
    'To connect {wallet}, open this page in the browser inside its app.',
  'connecting.successTitle': 'Connected',
  'connecting.successText': '{wallet} is ready to use.',
  'connecting.retry': 'Try again',
  'connecting.other': 'Choose another wallet',
  'connecting.reload': 'Reload the page',
  'connecting.get': 'Get {wallet}',

  'pairing.code': 'QR code',

  'allWallets.title': 'All wallets',
  'getWallet.title': 'Get a wallet',
  'downloads.title': 'Get {wallet}',
  'whatIsAWallet.title': 'What is a wallet?',

  'account.title': 'Account',
  'receive.title': 'Receive',
  'send.title': 'Send',
  'send.token': 'Select token',
  'send.review': 'Review',
  'compatible.title': 'Compatible networks',
  'accountSettings.title': 'Account settings',
  'profileWallets.title': 'Your wallets',

  'networks.title': 'Choose a network',
  'whatIsANetwork.title': 'What is a network?',
  'switchNetwork.title': 'Switch network',
  'switchNetwork.wallet': 'Your wallet',
  'switchActiveChain.title': 'Switch to {chain}',
  'unsupported.title': 'Switch network',

  'pairing.open': 'Open {wallet}',
  'pairing.notOpened': 'Did {wallet} not open?',
  'pairing.otherWay': 'Open another way',
  'account.disconnect': 'Disconnect',
  'account.disconnecting': 'Disconnecting',
  'networks.unlisted': 'Network {id}',
  'tokens.title': 'Tokens',
  'activity.title': 'Activity',

  'tokens.loading': 'Loading your tokens',
  'tokens.emptyTitle': 'No tokens yet',
  'tokens.emptyText': 'What this account holds on {network} shows up here.',
  'tokens.imitation': 'Imitation?',
  'tokens.showAll': 'Show all {count, plural, one {# token} other {# tokens}}',
  'tokens.send': 'Send {symbol}',
  'tokens.offline': 'You are offline. It loads by itself when you are back.',
} as const

/** The texts that every view may read. */
export type BaseTexts = typeof en

export type BaseTextKey = keyof BaseTexts | keyof typeof enErrors
