/** The texts of the network views, in ICU syntax. */
export const en = {
  'networks.list': 'Networks',
  'networks.search': 'Search networks',
  'networks.none': 'No network matches “{search}”.',
  'networks.unavailable': 'Not allowed by {wallet}',
  'networks.chosen': '{network} is selected',
  'networks.help': 'What is a network?',
  'whatIsANetwork.ledgerTitle': 'A shared book',
  'whatIsANetwork.ledgerText':
    'A network is a public record of who owns what. Many computers keep it together, so nobody can rewrite it alone.',
  'whatIsANetwork.separateTitle': 'Each one is separate',
  'whatIsANetwork.separateText':
    'Your address can be the same on several networks, but what you own on one is not on the others.',
  'whatIsANetwork.feeTitle': 'With its own coin',
  'whatIsANetwork.feeText':
    'Every network charges fees in its own coin. Keep some of it on each network that you use.',
  'whatIsANetwork.choose': 'Choose a network',
  'switchNetwork.pendingTitle': 'Continue in {wallet}',
  'switchNetwork.pendingText': 'Confirm there that you want to use {network}.',
  'switchNetwork.slowText':
    'Nothing there? Open {wallet} and choose {network}. This page updates automatically.',
  'switchNetwork.successTitle': 'You are on {network}',
  'switchNetwork.successText': '{wallet} has switched.',
  'switchNetwork.rejectedTitle': 'You declined the switch',
  'switchNetwork.rejectedText': 'You are still on {network}.',
  'switchNetwork.waitingTitle': 'Open {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} cannot switch from here',
  'switchNetwork.unsupportedText':
    'Choose {network} in {wallet}, if it is listed there. This page updates automatically.',
  'switchNetwork.errorTitle': 'Could not switch',
  'switchNetwork.offerTitle': 'Switch to {network}?',
  'switchNetwork.offerText': '{wallet} is connected, on {current}. You chose {network} before.',
  'switchNetwork.offerSwitch': 'Switch to {network}',
  'switchNetwork.offerStay': 'Stay on {network}',
  'switchNetwork.retry': 'Try again',
  'switchNetwork.other': 'Choose another network',
  'switchNetwork.otherWallet': 'Use another wallet',
  'switchActiveChain.heading': 'Connect a wallet for {chain}',
  'switchActiveChain.text':
    '{network} needs a wallet that supports {chain}. Your other wallets stay connected.',
  'switchActiveChain.connect': 'Connect a wallet',
  'switchActiveChain.cancel': 'Not now',
  'unsupported.heading': 'This network is not supported',
  'unsupported.text':
    'Your wallet is on network {id}, which this app does not support. Switch to one of these to continue.',
} as const

export type NetworksTexts = typeof en
