export const networks = {
  'networks.title': 'Choose a network',
  'networks.search': 'Search networks',
  'networks.none': 'No network has this name.',
  'networks.current': 'Current',
  'networks.confirm': 'Confirm in {wallet}',
  'networks.switching': 'Switching',
  'networks.unavailable': 'Not in this wallet',
  'networks.retry': 'Try again',
  'networks.switched': 'You are on {network} now',
  'whatIsANetwork.title': 'What is a network?',
  'switchNetwork.title': 'Switch network',
  'switchActiveChain.title': 'Switch to {chain}',
  'unsupported.title': 'Switch network',
  'unsupported.heading': 'This network does not work here',
  'unsupported.text':
    'Your wallet is on network {id}, which this app does not use. Switch to one of these to go on.',
} as const
