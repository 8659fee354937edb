/** The texts of an account's transactions, in ICU syntax. */
export const en = {
  'activity.loading': 'Loading your activity',
  'activity.failed': 'Failed to fetch transactions',
  'activity.moreFailed': 'Couldn’t load earlier transactions.',
  'activity.showMore': 'Show earlier transactions',
  'activity.moreLoading': 'Loading earlier transactions',
  'activity.emptyTitle': 'No activity yet',
  'activity.emptyText': 'Your transactions on {network} will appear here.',
  'activity.unsupportedTitle': 'Activity isn’t available',
  'activity.noService': 'See your transactions on the block explorer.',
  'activity.noHistory': 'See your {network} transactions on the block explorer.',
  'activity.explorer': 'View on explorer',
  'activity.sentHere': 'Sent from this app',
  'activity.operation':
    '{operation, select, send {Sent} receive {Received} trade {Swapped} mint {Minted} burn {Burned} approve {Approved} revoke {Revoked} deposit {Deposited} withdraw {Withdrew} borrow {Borrowed} repay {Repaid} claim {Claimed} stake {Staked} unstake {Unstaked} sending {Sending} self {Sent to yourself} other {Contract call}}',
  'activity.status':
    '{status, select, pending {Pending} open {Still open in your wallet} failed {Failed} replaced {Replaced} dropped {Not sent} unproven {Not verified} other {Altered}}',
  'activity.to': 'To {address}',
  'activity.from': 'From {address}',
  'activity.collectible': 'Collectible',
  'activity.more': '{count} more',
  'activity.dropped':
    '{count, plural, one {# transaction is hidden because its data is invalid.} other {# transactions are hidden because their data is invalid.}}',
} as const

export type ActivityTexts = typeof en
