/** The texts of the wallet's own pages, in ICU syntax. */
export const en = {
  'secure.codeTitle': 'Enter the code',
  'secure.codeLead': 'It’s in the mail we sent to {email}.',
  'secure.code': 'Code from the mail',
  'secure.digit': 'Digit {number}',
  'secure.codeWrong':
    '{count, plural, one {Wrong code. # try left.} other {Wrong code. # tries left.}}',
  'secure.codeOver': 'This code no longer works. Get a new one.',
  'secure.throttled': 'That was too often. Try again in {time}.',
  'secure.service': 'The wallet doesn’t answer. Check your connection, then try again.',
  'secure.minutes': '{count, plural, one {# minute} other {# minutes}}',
  'secure.hours': '{count, plural, one {# hour} other {# hours}}',
  'secure.resend': 'Send it again',
  'secure.resendIn': 'Send it again in {seconds} s',
  'secure.resent': 'It’s on its way again.',
  'secure.noMail': 'No mail? Look in your spam folder.',
  'secure.otherEmail': 'Use another address',

  'secure.saveTitle': 'Save your recovery code',
  'secure.saveLead':
    'It opens your wallet if you lose this device. Nobody else has it, so nobody can send it to you again.',
  'secure.codeName': 'Recovery code',
  'secure.copy': 'Copy code',
  'secure.copied': 'Copied',
  'secure.saved': 'I’ve saved it',

  'secure.confirmTitle': 'Check your code',
  'secure.confirmLead': 'Type two parts of the code you saved.',
  'secure.part': 'Part {number}',
  'secure.confirmWrong': 'That’s not what your code says.',
  'secure.create': 'Create wallet',
  'secure.creating': 'Creating your wallet…',

  'secure.createdTitle': 'Your wallet is ready',
  'secure.evm': 'Ethereum and its networks',
  'secure.solana': 'Solana',
  'secure.continue': 'Continue',

  'secure.recoverTitle': 'This browser is new',
  'secure.recoverLead': 'To use your wallet here, enter the recovery code you saved.',
  'secure.mistyped': 'There’s a typing error in this code.',
  'secure.notYours': 'This code belongs to another wallet.',
  'secure.held': 'The owner can stop this for a while. Come back in {time}.',
  'secure.open': 'Open wallet',
  'secure.opening': 'Opening your wallet…',

  'secure.nothingTitle': 'Nothing to do here',
  'secure.nothingLead':
    'This window belongs to your wallet. Close it, and start again in your app.',

  'secure.approveTitle': 'Approve this?',
  'secure.signing': 'Signing…',
  'secure.deploys': 'New contract',
} as const

export type SecureTexts = typeof en
