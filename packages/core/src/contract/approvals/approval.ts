/** What an approval is about. */
export type ApprovalKind =
  /** An amount of a token (ERC-20). */
  | 'token'
  /** One item of a collection (ERC-721). */
  | 'item'
  /** Everything that the account has of a collection (ERC-721, ERC-1155). */
  | 'collection'
  /** An amount of a token, by way of Permit2 and until a time. */
  | 'permit2'

/** Where an approval may be, as logs, services or memory say. It counts once the chain has it. */
export type ApprovalClaim = {
  readonly kind: ApprovalKind
  /** The contract of the token or of the collection. */
  readonly token: string
  /** Who may take it. */
  readonly spender: string
  /** The number of the item. */
  readonly item?: bigint | undefined
  /** When it was given, in seconds since the epoch; estimated if the node does not say. */
  readonly at?: number | undefined
}

/** An approval as the chain has it. Names and symbols are foreign text. */
export type Approval = ApprovalClaim & {
  /** What may be taken. Base units of a token; 1 for an item or a collection. */
  readonly amount: bigint
  /** Whether the amount is more than there can be, or a whole collection. */
  readonly isAny: boolean
  /** What the account has of it: base units, or the number of items. `undefined` if unknown. */
  readonly balance: bigint | undefined
  /** What could be taken now, in base units or items. `undefined` if the balance is unknown. */
  readonly exposed: bigint | undefined
  readonly symbol: string | undefined
  readonly name: string | undefined
  readonly decimals: number
  /** The name of a spender that the adapter knows. */
  readonly spenderName: string | undefined
  /** Whether the spender is a contract. `unread` if the node did not say. */
  readonly spenderType: 'contract' | 'account' | 'unread'
  /** When it ends, in seconds since the epoch. @default never */
  readonly until?: number | undefined
  /** Whether it ended, so that nothing can be taken until it is given again. */
  readonly isExpired: boolean
}
