/** The texts of an account's transactions, in ICU syntax. */
export const en = {
  'activity.loading': 'Loading your activity',
  'activity.failed': 'Failed to fetch transactions',
  'activity.moreFailed': 'Earlier transactions did not load.',
  'activity.showMore': 'Show earlier transactions',
  'activity.moreLoading': 'Loading earlier transactions',
  'activity.emptyTitle': 'No activity yet',
  'activity.emptyText': 'What happens to this account on {network} shows up here.',
  'activity.unsupportedTitle': 'No history here',
  'activity.noService': 'This app has no service that keeps the history of accounts.',
  'activity.noHistory': 'The service of this app keeps no history of {network}.',
  'activity.explorer': 'View on explorer',
  'activity.sentHere': 'Sent from this app',
  'activity.operation':
    '{operation, select, send {Sent} receive {Received} trade {Swapped} mint {Minted} burn {Burned} approve {Approved} revoke {Revoked} deposit {Deposited} withdraw {Withdrew} borrow {Borrowed} repay {Repaid} claim {Claimed} stake {Staked} unstake {Unstaked} sending {Sending} self {Sent to yourself} other {Contract call}}',
  'activity.status':
    '{status, select, pending {Pending} failed {Failed} replaced {Replaced} dropped {Not sent} other {Altered}}',
  'activity.to': 'To {address}',
  'activity.from': 'From {address}',
  'activity.collectible': 'Collectible',
  'activity.more': '{count} more',
  'activity.dropped':
    '{count, plural, one {# transaction is left out: what the service says about it cannot be.} other {# transactions are left out: what the service says about them cannot be.}}',
} as const

export type ActivityTexts = typeof en
