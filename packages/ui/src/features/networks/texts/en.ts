/** The texts of the network views, in ICU syntax. */
export const en = {
  'networks.list': 'Networks',
  'networks.search': 'Search networks',
  'networks.none': 'No networks match “{search}”.',
  'networks.unavailable': 'Not enabled in {wallet}',
  'networks.chosen': '{network} is selected',
  'networks.help': 'What is a network?',
  'whatIsANetwork.ledgerTitle': 'A shared ledger',
  'whatIsANetwork.ledgerText':
    'A network is a public record of who owns what. Many computers keep it in sync, so no one can rewrite it alone.',
  'whatIsANetwork.separateTitle': 'Networks are separate',
  'whatIsANetwork.separateText':
    'Your address can be the same on several networks, but what you own on one isn’t on the others.',
  'whatIsANetwork.feeTitle': 'Fees in its own coin',
  'whatIsANetwork.feeText':
    'Each network charges fees in its own coin. Keep a little on every network you use.',
  'whatIsANetwork.choose': 'Choose a network',
  'switchNetwork.pendingTitle': 'Continue in {wallet}',
  'switchNetwork.pendingText': 'Approve switching to {network}.',
  'switchNetwork.slowText':
    'Don’t see it? Open {wallet} and select {network}. This page updates automatically.',
  'switchNetwork.successTitle': 'You’re on {network}',
  'switchNetwork.rejectedTitle': 'Switch declined',
  'switchNetwork.rejectedText': 'You’re still on {network}.',
  'switchNetwork.waitingTitle': 'Open {wallet}',
  'switchNetwork.unsupportedTitle': 'Switch in {wallet}',
  'switchNetwork.unsupportedText':
    'Select {network} in {wallet}, if it’s listed. This page updates automatically.',
  'switchNetwork.errorTitle': 'Couldn’t switch network',
  'switchNetwork.offerTitle': 'Switch to {network}?',
  'switchNetwork.offerText': '{wallet} is connected on {current}. You chose {network} before.',
  'switchNetwork.offerSwitch': 'Switch to {network}',
  'switchNetwork.offerStay': 'Stay on {network}',
  'switchNetwork.retry': 'Try again',
  'switchNetwork.other': 'Choose another network',
  'switchNetwork.otherWallet': 'Use another wallet',
  'switchActiveChain.heading': 'Connect a wallet for {chain}',
  'switchActiveChain.text':
    '{network} needs a wallet that supports {chain}. Your other wallets stay connected.',
  'switchActiveChain.connect': 'Connect wallet',
  'switchActiveChain.cancel': 'Not now',
  'unsupported.heading': 'Network not supported',
  'unsupported.text': 'Your wallet is on a network this app doesn’t support. Switch to continue.',
} as const

export type NetworksTexts = typeof en
