export const connect = {
  'connect.title': 'Connect a wallet',
  'connect.recent': 'Recent',
  'connect.installed': 'Installed',
  'connect.missingTrait': 'Not found',
  'connect.new': 'New to wallets? {link}',
  'connect.newLink': 'Get one',
  'connect.emptyTitle': 'No wallet found',
  'connect.emptyText':
    'A wallet keeps your money and accounts on the web, and lets you sign in without a password.',
  'connect.emptyHint': 'Just installed one? It appears here by itself.',
  'connect.emptyHintPhone': 'On a phone, open this page in the browser inside your wallet app.',
  'connect.get': 'Get a wallet',
  'connect.legalOne': 'By connecting you agree to the {link}.',
  'connect.legalBoth': 'By connecting you agree to the {terms} and the {privacy}.',
  'connect.terms': 'terms of use',
  'connect.privacy': 'privacy policy',
} as const
