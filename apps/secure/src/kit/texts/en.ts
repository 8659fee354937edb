/** The texts about recovery kits, in ICU syntax: of the page that opens one, and of making one. */
export const en = {
  'kit.fileTitle': 'Open your recovery kit',
  'kit.fileLead':
    'See the words and keys of your wallet without any service. This page works offline, and nothing you enter leaves it.',
  'kit.chooseFile': 'Choose kit file',
  'kit.pasteLabel': 'Or paste what the file contains',
  'kit.pasteHint': 'You can also drop the file on this page.',
  'kit.notKit': 'This isn’t a recovery kit. Choose the file you downloaded when you made your kit.',
  'kit.otherVersion':
    'This page can’t read this kit, because a newer version made it. Use the recovery page you saved with it.',
  'kit.damaged':
    'This kit file is damaged or incomplete, so it can’t be opened. Use another copy of it.',
  'kit.unreadable': 'The file couldn’t be read. Choose it again.',
  'kit.unsupportedTitle': 'This browser can’t open a kit',
  'kit.unsupportedLead': 'Update your browser, or open this page in another one.',

  'kit.codeTitle': 'Enter your kit code',
  'kit.codeLead': 'You wrote it down when you made this kit on {date}.',
  'kit.codeName': 'Kit code',
  'kit.mistyped': 'This kit code is incomplete or has a typo. Compare it with the copy you saved.',
  'kit.recoveryCode':
    'This is your recovery code, which doesn’t open kits. Enter the code you wrote down when you made the kit.',
  'kit.refused':
    'This code doesn’t open this kit. Check that the code and the file belong together. If they do, the file is damaged: use another copy of it.',
  'kit.open': 'Open kit',
  'kit.opening': 'Opening your kit…',
  'kit.otherFile': 'Use another file',

  'kit.openedTitle': 'Your wallet',
  'kit.openedLead': 'With the words or a private key, any other wallet app can open this wallet.',
  'kit.secretWarning':
    'Anyone who sees the words or a private key can take everything in your wallet. Make sure nobody is watching, and never share them.',
  'kit.differs':
    'The words belong to other addresses than the kit names. These are the addresses of the words.',
  'kit.words': 'Your 24 words',
  'kit.compatible': '{network} and compatible networks',
  'kit.privateKey': 'Private key',
  'kit.showWords': 'Hold to show words',
  'kit.showKey': 'Hold to show private key',
  'kit.keepHolding': 'Keep holding…',
  'kit.pressAgain': 'Press again in 3 seconds to show it.',
  'kit.hidesIn': 'Hidden again in {seconds} s',
  'kit.hide': 'Hide',
  'kit.copySecret': 'Copy',
  'kit.copied': 'Copied',
  'kit.copyFailed': 'Couldn’t copy. Select the text and copy it manually.',
  'kit.close': 'Close kit',

  'kit.makeTitle': 'Make a recovery kit',
  'kit.makeLead':
    'A kit is a file and a code. Together they open your wallet, even if this service no longer exists.',
  'kit.makeWarning':
    'Anyone who has both can take everything in your wallet. Keep the file and the code in different places.',
  'kit.make': 'Make kit',
  'kit.cancel': 'Cancel',
  'kit.making': 'Making your kit…',
  'kit.saveTitle': 'Save your kit',
  'kit.saveLead':
    'Download both files, and write down the code. We have no copy, and the code is shown only now.',
  'kit.download': 'Download kit file',
  'kit.downloadPage': 'Download recovery page',
  'kit.pageNote': 'The recovery page opens your kit in any browser, also offline.',
  'kit.saved': 'I’ve saved everything',
  'kit.confirmTitle': 'Check your copy of the code',
  'kit.confirmLead': 'Enter these two parts of your kit code from the copy you saved.',
  'kit.part': 'Part {number}',
  'kit.confirmWrong': 'That doesn’t match your kit code. Check your copy, or show the code again.',
  'kit.showCode': 'Show kit code again',
  'kit.finish': 'Finish',
  'kit.doneTitle': 'Your recovery kit is ready',
  'kit.doneLead':
    'A kit can’t be taken back: it opens your wallet for as long as anything is in it. If you lose the file or the code, make another kit.',
  'kit.done': 'Done',
} as const

export type KitTexts = typeof en
