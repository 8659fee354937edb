/** What buttons of the page say in English, which they bring along: for translators and tests. */
export const enButtons = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.switchNetwork': 'Switch network',
  'button.unknownNetwork': 'Unknown network',
  'button.selectNetwork': 'Select network',
  'button.account': 'Account',
  'button.buy': 'Buy',
  'button.amount': 'Amount',
  'button.currency': 'Currency',
} as const
