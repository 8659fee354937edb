/** The texts of the page where a wallet signs for a login with Farcaster, in ICU syntax. */
export const en = {
  'farcaster.lead':
    '{host} asks you to log in. Continue only if you started this yourself, with the wallet that owns your Farcaster account.',
  'farcaster.noWallet':
    'No wallet was found in this browser. Open this page in the browser where your wallet is.',
  'farcaster.copy': 'Copy link',
  'farcaster.copied': 'Link copied',
  'farcaster.decline': 'Don’t log in',
  'farcaster.rejected': 'You declined in your wallet. Try again or choose another wallet.',
  'farcaster.unsigned': 'Your wallet didn’t sign. Try again or choose another wallet.',
  'farcaster.foreign': 'This wallet can’t sign for that Farcaster account. Choose another one.',
  'farcaster.accountTitle': 'Enter your Farcaster ID',
  'farcaster.accountLead':
    'This wallet owns no Farcaster account. If it may sign for one, enter the ID of that account.',
  'farcaster.account': 'Farcaster ID',
  'farcaster.other': 'Choose another wallet',
  'farcaster.sign': 'Sign',
  'farcaster.done': 'You can close this page and go back to where you started.',
  'farcaster.late': 'This login is over. Start again where you came from.',
} as const

export type FarcasterTexts = typeof en
