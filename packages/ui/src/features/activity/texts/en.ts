/** The texts of an account's transactions, in ICU syntax. */
export const en = {
  'activity.loading': 'Loading your activity',
  'activity.failed': 'Failed to fetch transactions',
  'activity.moreFailed': 'Earlier transactions could not be loaded.',
  'activity.showMore': 'Show earlier transactions',
  'activity.moreLoading': 'Loading earlier transactions',
  'activity.emptyTitle': 'No activity yet',
  'activity.emptyText': 'Transactions of this account on {network} appear here.',
  'activity.unsupportedTitle': 'No history here',
  'activity.noService': 'This app has no service for transaction history.',
  'activity.noHistory': 'The service of this app has no history for {network}.',
  'activity.explorer': 'View on explorer',
  'activity.sentHere': 'Sent from this app',
  'activity.operation':
    '{operation, select, send {Sent} receive {Received} trade {Swapped} mint {Minted} burn {Burned} approve {Approved} revoke {Revoked} deposit {Deposited} withdraw {Withdrew} borrow {Borrowed} repay {Repaid} claim {Claimed} stake {Staked} unstake {Unstaked} sending {Sending} self {Sent to yourself} other {Contract call}}',
  'activity.status':
    '{status, select, pending {Pending} failed {Failed} replaced {Replaced} dropped {Not sent} unproven {Not verified} other {Altered}}',
  'activity.to': 'To {address}',
  'activity.from': 'From {address}',
  'activity.collectible': 'Collectible',
  'activity.more': '{count} more',
  'activity.dropped':
    '{count, plural, one {# transaction is hidden: its data is not valid.} other {# transactions are hidden: their data is not valid.}}',
} as const

export type ActivityTexts = typeof en
