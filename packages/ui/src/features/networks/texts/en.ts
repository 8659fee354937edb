/** The texts of the network views, in ICU syntax. */
export const en = {
  'networks.list': 'Networks',
  'networks.search': 'Search networks',
  'networks.none': 'No network matches “{search}”.',
  'networks.unavailable': '{wallet} does not allow it here',
  'networks.chosen': '{network} is selected',
  'networks.help': 'What is a network?',
  'whatIsANetwork.ledgerTitle': 'A shared book',
  'whatIsANetwork.ledgerText':
    'A network is a public record of who owns what. Many computers keep it together, so nobody can rewrite it alone.',
  'whatIsANetwork.separateTitle': 'Each one on its own',
  'whatIsANetwork.separateText':
    'Your address can be the same on several networks, but what you own on one is not on the others.',
  'whatIsANetwork.feeTitle': 'With its own coin',
  'whatIsANetwork.feeText':
    'Every network takes its fees in a coin of its own. Keep a little of it where you want to do something.',
  'whatIsANetwork.choose': 'Choose a network',
  'switchNetwork.pendingTitle': 'Continue in {wallet}',
  'switchNetwork.pendingText': 'Confirm there that you want to use {network}.',
  'switchNetwork.slowText':
    'Nothing to see? Open {wallet} and choose {network} there. This page follows by itself.',
  'switchNetwork.successTitle': 'You are on {network}',
  'switchNetwork.successText': '{wallet} has switched.',
  'switchNetwork.rejectedTitle': 'You declined the switch',
  'switchNetwork.rejectedText': 'You are still on {network}.',
  'switchNetwork.waitingTitle': 'Open {wallet}',
  'switchNetwork.unsupportedTitle': '{wallet} cannot switch by itself',
  'switchNetwork.unsupportedText':
    'Choose {network} in {wallet}, if it is there. This page follows by itself.',
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
    '{network} needs a wallet that works with {chain}. What you have connected so far stays connected.',
  'switchActiveChain.connect': 'Connect a wallet',
  'switchActiveChain.cancel': 'Not now',
  'unsupported.heading': 'This network does not work here',
  'unsupported.text':
    'Your wallet is on network {id}, which this app does not use. Switch to one of these to go on.',
} as const

export type NetworksTexts = typeof en
