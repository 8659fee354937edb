import { enErrors } from './enErrors.ts'

/** Every text of the interface. `{name}` stands for a value. */
export const en = {
  'modal.back': 'Back',
  'modal.close': 'Close',
  'modal.stuck': 'Switch the network or disconnect to go on.',
  'alert.dismiss': 'Dismiss',

  'connect.title': 'Connect a wallet',
  'connect.recent': 'Recent',
  'connect.installed': 'Installed',
  'connect.missingTrait': 'Not found',
  'connect.new': 'New to wallets? {link}',
  'connect.newLink': 'Get one',
  'connect.emptyTitle': 'No wallet found',
  'connect.emptyText':
    'A wallet keeps your money and accounts on the web, and lets you sign in without a password.',
  'connect.emptyHint': 'Just installed one? It appears here by itself.',
  'connect.emptyHintPhone': 'On a phone, open this page in the browser inside your wallet app.',
  'connect.get': 'Get a wallet',
  'connect.legalOne': 'By connecting you agree to the {link}.',
  'connect.legalBoth': 'By connecting you agree to the {terms} and the {privacy}.',
  'connect.terms': 'terms of use',
  'connect.privacy': 'privacy policy',
  'link.newTab': '(opens in a new tab)',

  'connecting.pendingTitle': 'Continue in {wallet}',
  'connecting.pendingText': 'Approve the request in your wallet to share your address.',
  'connecting.slowText': 'Nothing to see? Look for the {wallet} icon in your browser’s toolbar.',
  'connecting.rejectedTitle': 'You declined the request',
  'connecting.rejectedText': '{wallet} shared nothing with this app.',
  'connecting.waitingTitle': 'Open {wallet}',
  'connecting.errorTitle': 'Could not connect',
  'connecting.missingTitle': '{wallet} was not found',
  'connecting.missingText':
    'Install {wallet} or turn its extension on, then reload this page to connect it.',
  'connecting.successTitle': 'Connected',
  'connecting.successText': '{wallet} is ready to use.',
  'connecting.retry': 'Try again',
  'connecting.other': 'Choose another wallet',
  'connecting.reload': 'Reload the page',

  'account.title': 'Account',
  'account.copy': 'Copy address',
  'account.copied': 'Address copied',
  'account.explorer': 'View on explorer',
  'account.balance': 'Balance',
  'account.balanceLoading': 'Loading the balance',
  'account.balanceFailed': 'The balance could not be loaded.',
  'account.balanceRetry': 'Try again',
  'account.network': 'Network',
  'account.unsupported': 'Not supported here',
  'account.disconnect': 'Disconnect',
  'account.disconnecting': 'Disconnecting',

  'networks.title': 'Choose a network',
  'networks.search': 'Search networks',
  'networks.none': 'No network has this name.',
  'networks.current': 'Current',
  'networks.confirm': 'Confirm in {wallet}',
  'networks.switching': 'Switching',
  'networks.unavailable': 'Not in this wallet',
  'networks.retry': 'Try again',
  'networks.switched': 'You are on {network} now',

  'unsupported.title': 'Switch network',
  'unsupported.heading': 'This network does not work here',
  'unsupported.text':
    'Your wallet is on network {id}, which this app does not use. Switch to one of these to go on.',

  'details.label': 'Details',
  'details.copy': 'Copy details',
  'details.copied': 'Details copied',

  'copy.failed': 'Copying is blocked here. Select the text and copy it yourself.',
  'search.clear': 'Clear search',
} as const

/** A set of texts in one language. */
export type Catalogue = {
  readonly texts: { readonly [key in TextKey]: string }
  readonly errors: { readonly [code in keyof typeof enErrors]: string }
}

export type TextKey = keyof typeof en

export const enCatalogue: Catalogue = { texts: en, errors: enErrors }
