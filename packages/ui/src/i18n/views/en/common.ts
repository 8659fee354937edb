/** Texts that more than one group of views has. */
export const common = {
  'pairing.open': 'Open {wallet}',
  'pairing.notOpened': 'Did {wallet} not open?',
  'pairing.otherWay': 'Open another way',
  'account.disconnect': 'Disconnect',
  'account.disconnecting': 'Disconnecting',
  'networks.unlisted': 'Network {id}',
} as const
