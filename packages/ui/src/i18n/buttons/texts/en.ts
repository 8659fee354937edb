/** The texts of the buttons. The buttons have the English ones themselves. */
export const en = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.switchNetwork': 'Switch network',
  'button.unknownNetwork': 'Unknown network',
  'button.selectNetwork': 'Select network',
  'button.account': 'Account',
} as const

export type ButtonTexts = typeof en
