export const networks = {
  'networks.title': 'Choose a network',
  'whatIsANetwork.title': 'What is a network?',
  'switchNetwork.title': 'Switch network',
  'switchNetwork.wallet': 'Your wallet',
  'switchActiveChain.title': 'Switch to {chain}',
  'unsupported.title': 'Switch network',
} as const
