/** The texts of the wallet's settings, in ICU syntax. */
export const en = {
  'manage.login': 'Ways to log in',
  'manage.remove': 'Remove',
  'manage.removeAsk': 'Remove {name}?',
  'manage.unlinkText': 'You can’t log in with it any more. Your wallet stays.',
  'manage.cancel': 'Cancel',
  'manage.add': 'Add {name}',

  'manage.firstEmailLead':
    'You can then log in with a code sent there. We’ll send one now to check that it’s yours.',
  'manage.devices': 'Devices',
  'manage.thisDevice': 'This device',
  'manage.used': 'Last used on {date}',
  'manage.deviceText':
    'It can’t open your wallet any more. If someone else has it, also move what you own to another wallet.',

  'manage.tested': 'Last tested on {date}',
  'manage.untested': 'Not tested yet',
  'manage.test': 'Test',
  'manage.recoveryText': 'It won’t open your wallet any more. The other ways still do.',
  'manage.addRecovery': 'Add or replace',
  'manage.recovers': 'Someone uses your recovery code',
  'manage.recoversIn':
    'It opens your wallet there in {time}. If it isn’t you, stop it and replace the code.',
  'manage.recoversNow':
    'It can open your wallet there now. If it isn’t you, stop it and replace the code.',
  'manage.stopRecovery': 'Stop it',

  'manage.security': 'Security',
  'manage.confirm': 'Ask for my passkey',
  'manage.confirmOn': 'Each time you sign',
  'manage.confirmOff': 'You sign without it',
  'manage.turnOn': 'Turn on',
  'manage.turnOff': 'Turn off',
  'manage.limit': 'Approve payments in the app',
  'manage.limitOff': 'Each payment opens a window like this one',
  'manage.limitOn': 'Up to {amount} in 24 hours, on this device',
  'manage.limitTo': 'Up to {amount}',
  'manage.logOut': 'Log out everywhere',
  'manage.logOutText': 'All browsers are logged out, including this one.',

  'manage.export': 'Use it in another wallet',
  'manage.words': '24 words',
  'manage.wordsText': 'For all accounts of your wallet',
  'manage.key': '{network} key',
  'manage.keyText': 'For this account only',
  'manage.show': 'Show',

  'manage.events': 'Activity',
  'manage.eventsText': 'What happened to your wallet',
  'manage.event':
    '{event, select, login {Logged in} logout {Logged out} device {Devices changed} signed {Signed} exported {Keys shown} holders {Who can open it changed} refused {Refused} recovery {Recovery started} stopped {Recovery stopped} tested {Recovery tested} waiting {Email change started} kept {Email change stopped} methods {Ways to log in changed} deletion {Deletion changed} created {Wallet created} frozen {Frozen or opened again} other {Changed}}',
  'manage.noEvents': 'Nothing yet.',
  'manage.broken': 'Part of this list was changed or is missing. Ask the operator of the wallet.',

  'manage.delete': 'Delete wallet',
  'manage.deleteText':
    'It’s deleted in 7 days, and you can keep it until then. Afterwards only your words open your accounts: save them first.',
  'manage.deletes':
    '{count, plural, =0 {Your wallet will be deleted today.} one {Your wallet will be deleted in # day.} other {Your wallet will be deleted in # days.}}',
  'manage.keep': 'Keep wallet',

  'manage.done': 'Done.',
  'manage.working': 'Working…',
  'manage.failed': 'That didn’t work. Check your wallet here and try again.',
  'manage.frozen': 'Your wallet is frozen, so nothing was changed. Open it again first.',
  'manage.frozenTitle': 'Your wallet is frozen',
  'manage.frozenText':
    'It signs nothing until you open it again. Then remove devices and ways to log in that you don’t know.',
  'manage.thaw': 'Open it again',
  'manage.last': 'One way has to stay. Add another one first.',
  'manage.changed': 'Another browser changed your wallet meanwhile. Check it here and try again.',
  'manage.needsPasskey': 'This needs your passkey. Continue in a browser that has it.',
  'manage.otherAccount': 'That login belongs to another wallet. Use one of this wallet.',
  'manage.taken': 'Another wallet uses this login, so it wasn’t added.',

  'manage.endedTitle': 'You’re logged out',
  'manage.endedText': 'Close this window. To come back, log in again in the app.',
  'manage.lockedTitle': 'Your wallet isn’t open here',
  'manage.lockedText': 'Log in again in the app you came from. That opens your wallet here.',

  'manage.againTitle': 'Log in again',
  'manage.againText': 'What comes next is only for you, so show that it’s you.',
  'manage.sendCode': 'Email me a code',
  'manage.noLogin': 'This browser offers no way to log in to this wallet. Continue in another one.',
  'manage.touchTitle': 'Confirm with your passkey',
  'manage.codeTitle': 'Test your recovery code',
  'manage.codeText': 'Enter the code from the copy you saved.',

  'manage.holdTitle': 'Only for your eyes',
  'manage.holdText':
    'Anyone who sees this can take everything you own here, and nothing can undo that. Make sure you’re alone. No one who helps you ever needs it.',
  'manage.holdMail': 'We’ll tell you by email that it was shown.',
  'manage.hold': 'Hold to show',
  'manage.holding': 'Keep holding…',
  'manage.pressAgain': 'Press again in 3 seconds to show it.',

  'manage.wordsTitle': 'Your 24 words',
  'manage.wordsHelp': 'In this order, they open all your accounts in another wallet.',
  'manage.keyTitle': 'Your {network} key',
  'manage.keyHelp': 'It opens this account in another wallet.',
  'manage.left': 'Hidden in {seconds} s',
  'manage.copy': 'Copy',
  'manage.copied': 'Copied',
  'manage.copyWarning':
    'Other apps can read what you copy. Paste it at once, then copy something else.',
  'manage.hide': 'Hide now',
} as const

export type ManageTexts = typeof en
