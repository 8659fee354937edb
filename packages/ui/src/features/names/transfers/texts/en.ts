/** The texts of names that are passed on, and of their errors, in ICU syntax. */
export const en = {
  'nameTransfers.signatureText': 'The signature couldn’t be used. Try again.',
  'nameTransfers.transfers': 'Transfers',
  'nameTransfers.offeredBy': 'Offered by {account} until {date}',
  'nameTransfers.offeredTo': 'Offered to {account} until {date}',
  'nameTransfers.leadsFrom': 'Leads to your account from {date}',
  'nameTransfers.passedOn': 'Leads to {account} from {date}',
  'nameTransfers.accept': 'Accept',
  'nameTransfers.acceptName': 'Accept {name}',
  'nameTransfers.withdraw': 'Withdraw',
  'nameTransfers.withdrawName': 'Withdraw the offer of {name}',
  'nameTransfers.accepted': '{name} is yours.',
  'nameTransfers.withdrawn': 'The offer of {name} is withdrawn.',
  'nameTransfers.unchangedText': 'Nothing was changed.',
  NAME_LIMIT_REACHED: 'This account has {limit} names and can’t have more.',
  NAME_UNSUPPORTED: 'This wallet can’t sign for a name. Use another wallet.',
  NAME_NOT_OWNED: '{name} belongs to another account.',
} as const

export type NameTransfersTexts = typeof en
