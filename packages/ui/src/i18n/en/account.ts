export const account = {
  'account.title': 'Account',
  'receive.title': 'Receive',
  'send.title': 'Send',
  'send.token': 'Select token',
  'send.review': 'Review',
  'compatible.title': 'Compatible networks',
  'accountSettings.title': 'Account settings',
  'profileWallets.title': 'Your wallets',
} as const
