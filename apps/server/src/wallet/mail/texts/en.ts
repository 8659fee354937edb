/** The words of mails. What stands in braces is filled in. */
export const en = {
  codeSubject: '{code} is your code for {host}',
  code: 'This is your code for {host}.',
  only: 'Type it only at {wallet}. Don’t give it to anyone who asks for it by mail, on the telephone or in a chat.',
  lasts: 'It works for 10 minutes. If you did not ask for it, ignore this mail.',
  asked: 'Asked for by {browser}, {time}',
  recoverySubject: 'Someone is recovering your wallet',
  recovery: 'Your recovery code was used. It can open your wallet from {until} on.',
  holdersSubject: 'Who can open your wallet has changed',
  holders: 'The devices or recovery methods of your wallet were changed.',
  deletionSubject: 'Your wallet will be deleted',
  deletion:
    'You asked for your wallet to be deleted. That happens on {until}. Until then you can cancel it in the settings of your wallet.',
  exportSubject: 'Your keys were exported',
  export: 'The keys of your wallet were exported.',
  movedSubject: 'The e-mail of your wallet was changed',
  moved:
    'The e-mail that logs in to your wallet was changed. Codes go to the other mailbox from now on.',
  lostSubject: 'The e-mail of your wallet will be changed',
  lost: 'A passkey was used to change the e-mail of your wallet without this mailbox. That happens on {until}. Until then it can be stopped here.',
  keep: 'If you can read this and want to keep your e-mail, stop the change:',
  linkedSubject: 'Another way to log in',
  linked: '{provider} was added as a way to log in to your wallet.',
  unlinkedSubject: 'A way to log in was taken away',
  unlinked: '{provider} was taken away as a way to log in to your wallet.',
  freeze: 'If this was not you, freeze your wallet. It then signs nothing until you open it again:',
  from: 'This mail is from {wallet}. It never asks for a code or for words.',
  browser: 'A browser',
  browserOn: '{browser} on {system}',
  email: 'e-mail',
  passkey: 'a passkey',
} as const

/** The words of mails in one language. */
export type MailTexts = { readonly [key in keyof typeof en]: string }
