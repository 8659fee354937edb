/** The texts of the account's code and kind, in ICU syntax. */
export const en = {
  'smartAccount.intro':
    'With a smart account you confirm several steps at once, and apps can pay your fees. Your address stays the same.',
  'smartAccount.introContract':
    'With a smart account you confirm several steps at once, and apps can pay your fees. It has another address than your plain account.',
  'smartAccount.addresses': 'Same login, other address',
  'smartAccount.use': 'Use a smart account',
  'smartAccount.kept': 'Switched off. What was upgraded stays upgraded until you remove it.',
  'smartAccount.loading': 'Checking your networks…',
  'smartAccount.ready': 'Ready. It upgrades with your first action.',
  'smartAccount.readyContract': 'Ready. It’s created with your first action.',
  'smartAccount.upgraded': 'Upgraded',
  'smartAccount.count':
    '{count, plural, one {Upgraded on # network} other {Upgraded on # networks}}',
  'smartAccount.plain': 'Plain account',
  'smartAccount.unavailable': 'Not available here. Your account works as a plain one.',
  'smartAccount.unavailableContract': 'Not available here. Use your plain account.',
  'smartAccount.unknown': 'Runs code we don’t know',
  'smartAccount.contract': 'Contract account',
  'smartAccount.failed': 'Couldn’t check this network',
  'smartAccount.explorer': 'View on explorer',
  'smartAccount.remove': 'Remove the upgrade',
  'smartAccount.removeText':
    'On {network} your account becomes a plain one, and permissions you gave there end. You pay the network fee.',
  'smartAccount.keep': 'Cancel',
  'smartAccount.asking': 'Removing the upgrade…',
  'smartAccount.waiting': 'Waiting for {network}…',
  'smartAccount.removed': 'Upgrade removed',
  'smartAccount.confirmed': '{network} confirms it.',
  'smartAccount.unclear': 'Not confirmed yet',
  'smartAccount.unclearText': 'It’s on its way. Check on the explorer before you try again.',
  'smartAccount.notRemoved': 'Upgrade not removed',
  'smartAccount.done': 'Done',
  'smartAccount.codeIntro':
    'An account can run the code of a program, which then acts for it. This is whose code yours runs.',
  'smartAccount.stop':
    'This account runs code we don’t know. Whoever wrote it may be able to take what you receive here.',
  'smartAccount.elsewhere': 'To remove it, open {wallet} and switch the smart account off there.',

  ACCOUNT_UPGRADE_UNSUPPORTED:
    'Your account can’t be a smart account on {network}. Nothing was sent.',
  OPERATION_REJECTED:
    'This wasn’t accepted. Nothing was sent. Check that you have enough for the fee.',
  SPONSOR_DECLINED:
    'The sponsor doesn’t pay for this any more. Nothing was sent. Try again to see the new fee.',
} as const

export type SmartAccountTexts = typeof en
