/** The texts of the wallet's own pages, in ICU syntax. */
export const en = {
  'secure.codeTitle': 'Enter the code',
  'secure.codeLead': 'We sent it to {email}.',
  'secure.code': 'Code from the email',
  'secure.digit': 'Digit {number}',
  'secure.codeWrong':
    '{count, plural, one {That code isn’t right. # try left.} other {That code isn’t right. # tries left.}}',
  'secure.codeOver': 'This code no longer works. Request a new one.',
  'secure.throttled': 'Too many attempts. Try again in {time}.',
  'secure.service': 'The wallet couldn’t be reached. Check your internet connection and try again.',
  'secure.minutes': '{count, plural, one {# minute} other {# minutes}}',
  'secure.hours': '{count, plural, one {# hour} other {# hours}}',
  'secure.resend': 'Resend code',
  'secure.resendIn': 'Resend in {seconds} s',
  'secure.resent': 'Code sent again.',
  'secure.noMail': 'No email yet? Check your spam folder.',
  'secure.otherEmail': 'Use another email',

  'secure.passkeyTitle': 'Use your passkey',
  'secure.passkeyLead': 'If you don’t have a wallet here yet, create one.',
  'secure.usePasskey': 'Use a passkey',
  'secure.useCode': 'Use a recovery code',
  'secure.incomplete': 'No passkey was used. Try again or choose another way.',
  'secure.wrongPasskey': 'This passkey doesn’t work here. Use another one or choose another way.',
  'secure.lackingPasskey':
    'This passkey logs you in but can’t open your wallet. For that you need a recovery code.',

  'secure.methodTitle': 'Choose how to recover your wallet',
  'secure.methodLead':
    'You need it to open your wallet in another browser, or if you lose this device.',
  'secure.testTitle': 'Test your passkey',
  'secure.testLead': 'Use your new passkey once to check that it opens your wallet.',

  'secure.saveTitle': 'Save your recovery code',
  'secure.saveLead':
    'You need it to open your wallet in another browser, or if you lose this device. Write it down or store it in a password manager.',
  'secure.saveWarning':
    'We have no copy and can’t reset it. If you lose this device and this code, everything in your wallet is lost. Never share this code.',
  'secure.codeName': 'Recovery code',
  'secure.copy': 'Copy code',
  'secure.copied': 'Code copied',
  'secure.saved': 'I’ve saved it',

  'secure.confirmTitle': 'Check that you saved it',
  'secure.confirmLead': 'Enter these two parts of your recovery code from the copy you saved.',
  'secure.part': 'Part {number}',
  'secure.confirmWrong':
    'That doesn’t match your recovery code. Check your copy, or show the code again.',
  'secure.showCode': 'Show code again',
  'secure.create': 'Create wallet',
  'secure.creating': 'Creating your wallet…',

  'secure.createdTitle': 'Your wallet is ready',
  'secure.compatible': '{network} and compatible networks',
  'secure.continue': 'Continue',

  'secure.recoverTitle': 'Enter your recovery code',
  'secure.recoverLead':
    'Your wallet is new to this browser. The code you saved when you created your wallet opens it here.',
  'secure.openTitle': 'Open your wallet',
  'secure.openLead':
    'Your wallet is new to this browser. Open it with your passkey or your recovery code.',
  'secure.mistyped': 'This code is incomplete or has a typo. Compare it with the copy you saved.',
  'secure.notYours':
    'This code belongs to another wallet. Enter the one you saved for this account.',
  'secure.held':
    'This wait protects you if someone else has your code. Come back in {time} and enter it again.',
  'secure.open': 'Open wallet',
  'secure.opening': 'Opening your wallet…',

  'secure.secondLead':
    'A passkey alone isn’t enough on a new device. Enter the code we sent to {email}.',
  'secure.oldCodeLead': 'Enter the code we sent to your current email {email}.',
  'secure.newCodeLead': 'Now enter the code we sent to your new email {email}.',
  'secure.emailLead':
    'You get your codes at {email}. We’ll send one there first, then one to your new email.',
  'secure.newEmail': 'New email',
  'secure.emailInvalid': 'Enter a valid email address.',
  'secure.emailSame': 'This is already your email. Enter another one.',
  'secure.emailTaken': 'Another account uses this email. Nothing was changed. Enter another one.',
  'secure.noEmail': 'You don’t log in with an email code here, so there’s no email to change.',

  'secure.lostEmail': 'I can’t open this mailbox',
  'secure.lostLead':
    'Confirm with your passkey, then with a code sent to your new email. The change takes 72 hours, and your old mailbox {email} can stop it until then.',
  'secure.waitingTitle': 'Your email is changing',
  'secure.waitingLead': 'Your email becomes {email} in {time}. Until then you log in as before.',
  'secure.stopChange': 'Stop the change',
  'secure.keepTitle': 'Keep your email?',
  'secure.keepLead':
    'Someone used a passkey of your wallet to change its email without this mailbox. If you want to keep it, stop the change here.',
  'secure.keptTitle': 'Your email stays',
  'secure.keptLead':
    'The change was stopped. If you didn’t ask for it, remove the devices and passkeys you don’t know in your wallet settings.',
  'secure.linkOverTitle': 'This link no longer works',
  'secure.keepOverLead':
    'The change was already stopped, or it’s done. Your wallet settings show the email you log in with.',
  'secure.freezeTitle': 'Freeze your wallet?',
  'secure.freezeLead':
    'Your wallet then signs nothing, in any browser, until you open it again in its settings.',
  'secure.freeze': 'Freeze wallet',
  'secure.frozenTitle': 'Your wallet is frozen',
  'secure.frozenLead':
    'It signs nothing now. Log in, open it again in your wallet settings, and remove devices and ways to log in that you don’t know.',
  'secure.freezeOverLead':
    'It was already used, or it’s too old. Use the link of a newer mail, or remove devices you don’t know in your wallet settings.',
  'secure.linkTitle': 'You already have a wallet',
  'secure.linkLead': 'It belongs to {email}. Confirm that it’s yours, and this login opens it too.',
  'secure.linkWrong': 'That login doesn’t open this wallet. Use another one or choose another way.',
  'secure.linkIncomplete': 'The login wasn’t completed. Try again or choose another way.',
  'secure.linkBlocked': 'Your browser blocked the window. Try again to open it.',
  'secure.linkWaiting': 'Finish in the {provider} window.',
  'secure.useEmail': 'Get a code by email',
  'secure.useProvider': 'Continue with {provider}',
  'secure.linkSeparate': 'Create a separate wallet',

  'secure.useDevice': 'Use another device',
  'secure.deviceLead':
    'On a device that already opens your wallet, go to the account settings in this app, choose “{add}” and enter this code.',
  'secure.deviceCode': 'Code of this device',
  'secure.deviceWaiting': 'Waiting for your other device…',
  'secure.deviceOffline': 'You’re offline. We’ll continue when you’re back online.',
  'secure.otherWay': 'Choose another way',
  'secure.addLead':
    'Log in on the new device and choose “{other}” there. Then enter the code it shows.',
  'secure.addCode': 'Code on the new device',
  'secure.addWarning':
    'A device you add can spend everything in your wallet. Only add one that’s in front of you.',
  'secure.addMistyped': 'The code has 12 characters. Compare it with the new device.',
  'secure.addWrong': 'None of your devices shows this code. Compare it with the new device.',

  'secure.deviceScan': 'Or scan this code with its camera.',
  'secure.deviceAskLead': '{device} asks to open your wallet. Check that it shows this code:',
  'secure.deviceFront': 'It’s in front of me and shows this code',
  'secure.deviceAskNote':
    'If you didn’t start this, close this page. Someone else may be able to log in as you.',
  'secure.deviceGoneTitle': 'No new device found',
  'secure.deviceGoneLead':
    'None of your devices waits with this code. Start again on the new device and scan the code it shows.',
  'secure.deviceLockedTitle': 'Your wallet isn’t open in this browser',
  'secure.deviceLockedLead':
    'Log in here to the app you use your wallet with, then scan the code again. Or enter the code there under “{add}”.',
  'secure.deviceFailedTitle': 'The device wasn’t added',
  'secure.deviceFailedLead': 'Check your wallet’s settings and start again on the new device.',
  'secure.nothingTitle': 'Nothing to do here',
  'secure.nothingLead':
    'This window belongs to your wallet. Close it and start again in the app you came from.',

  'secure.approveTitle': 'Approve this?',
  'secure.receiver': 'Recipient’s address',
  'secure.unsigned':
    'The wallet couldn’t be reached, so nothing was signed. Check your internet connection and try again.',
  'secure.signing': 'Signing…',
  'secure.together': 'All of this happens at once, or nothing does.',
  'secure.upgradeNote':
    'It keeps its address and what it holds. From then on it runs the code of {name}, which no one can change.',
  'secure.upgradeAgree': 'Make my account a smart account',
  'secure.leaves': 'Leaves your account',
  'secure.removalNote': 'What apps may do through this code ends too.',
  'secure.approvedTitle': 'Approved',
  'secure.declinedTitle': 'Declined',
  'secure.overTitle': 'This request is over',
  'secure.overLead':
    'The app took it back, or it took too long. Nothing was signed in this window.',
  'secure.unsignedTitle': 'Couldn’t sign this',
  'secure.backLead': 'Close this window and go back to the app.',

  'secure.pairTitle': 'Enter the code from the window',
  'secure.pairLead': 'The window of your wallet shows six digits.',
  'secure.pairCode': 'Code in the window',
  'secure.pairWrong': 'That code isn’t right. Compare it with the window.',
  'secure.pairOther': 'Open another window',
  'secure.shownCodeTitle': 'Enter this code in the app',
  'secure.shownCodeLead':
    'Go back to the app you came from and enter these six digits. If you didn’t open this window there yourself, close it.',
  'secure.shownCode': 'Code of this window',
  'secure.lockedTitle': 'Log in again',
  'secure.lockedLead':
    'This window isn’t logged in to the wallet that was asked. Close it and log in again in the app.',
} as const

export type SecureTexts = typeof en
