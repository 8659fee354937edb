import type { Permission } from '../permissions/permission.ts'

/**
 * What a request does, as far as its parameters say it. Amounts are in base units; addresses are in
 * the form of the namespace, for `eip155` in lower case.
 */
export type RequestAction =
  | TransferAction
  | ApproveAction
  | RevokeAction
  | ApproveAllAction
  | OrderAction
  | DelegateAction
  | ClearDelegateAction
  | CallAction
  | DeployAction
  | SignInAction
  | MessageAction
  | OpaqueAction
  | SafeTransactionAction
  | GrantAction
  | OwnershipAction
  | AddChainAction
  | WatchAssetAction
  | DecryptAction

/** A coin or a token that moves. */
export type AssetAmount = {
  /** The token's contract or mint. `undefined` for the native coin. */
  readonly token: string | undefined
  /** Base units. For a collectible that is one of its kind, the number of it is `id`. */
  readonly amount: bigint
  /** Which one of a collection (ERC-721, ERC-1155). */
  readonly id?: bigint | undefined
}

/** Sends a coin, a token or a collectible. */
export type TransferAction = AssetAmount & {
  readonly kind: 'transfer'
  readonly to: string
  /** Whose it is, if it is not the account's. */
  readonly from?: string | undefined
}

/**
 * Lets another account or a contract spend a token.
 * @see ERC-20, EIP-2612, Permit2, EIP-3009
 */
export type ApproveAction = {
  readonly kind: 'approve'
  readonly token: string
  readonly spender: string
  /** Base units, or the number of a collectible; `any` for more than there can be. */
  readonly amount: bigint | 'any'
  /** Whose it is, if a signature names another account than the connected one. */
  readonly owner?: string | undefined
  /** Seconds since the epoch. @default for ever */
  readonly until?: bigint | undefined
  /** Whether the allowance can be used once only. */
  readonly isOnce?: boolean | undefined
  /** Whether it is given by a signature, which costs nothing and leaves no trace at first. */
  readonly isSignature: boolean
}

/** Takes an allowance back. */
export type RevokeAction = {
  readonly kind: 'revoke'
  /** Token or collection. */
  readonly token: string
  readonly spender: string
  /**
   * Whether it is an allowance of zero. For a collection (ERC-721) that gives its item 0 away.
   * @default false
   */
  readonly isZero?: boolean | undefined
}

/** Lets an operator move everything of a collection or of a token. */
export type ApproveAllAction = {
  readonly kind: 'approveAll'
  readonly token: string
  readonly operator: string
}

/** Offers an exchange that others can carry out. */
export type OrderAction = {
  readonly kind: 'order'
  /** Whose order it is, such as `Seaport`. */
  readonly protocol: string
  readonly gives: readonly AssetAmount[]
  /** What the account gets at least. */
  readonly gets: readonly AssetAmount[]
  /** Whose order it is, if it is not the account's. */
  readonly owner?: string | undefined
  /** Who gets it, if it is not the account. */
  readonly receiver?: string | undefined
  /** Seconds since the epoch. */
  readonly until?: bigint | undefined
}

/** Hands the account over to the code of a contract. @see EIP-7702 */
export type DelegateAction = { readonly kind: 'delegate'; readonly to: string }

/** Takes the code away from the account. @see EIP-7702 */
export type ClearDelegateAction = { readonly kind: 'clearDelegate' }

/** Calls a contract in a way that is not known. */
export type CallAction = {
  readonly kind: 'call'
  readonly to: string
  /** Base units of the native coin that are attached. */
  readonly value: bigint
  /** The first four bytes of the data. @default no data */
  readonly selector?: string | undefined
}

/** Creates a contract. */
export type DeployAction = { readonly kind: 'deploy'; readonly value: bigint }

/** A sign-in message. @see CAIP-122 */
export type SignInAction = { readonly kind: 'signIn'; readonly domain: string }

/** A text, or data of the app, that can be read. */
export type MessageAction = {
  readonly kind: 'message'
  readonly text: string
  /** The contract that takes the signature, for typed data. */
  readonly contract?: string | undefined
}

/** What cannot be read. */
export type OpaqueAction = {
  readonly kind: 'opaque'
  readonly reason: /** 32 bytes: the hash of anything. */
    | 'hash'
    /** Bytes that are no text. */
    | 'bytes'
    /** A text that is a transaction or typed data. */
    | 'disguised'
    /** A signature that leaves inputs or outputs open, so that others can add to it. @see BIP-143 */
    | 'open'
    /** A transaction that can be sent at any time. */
    | 'undated'
    /** The root of many orders. */
    | 'root'
    /** Types that are not those of the name they have, or a domain that is not what is signed. */
    | 'types'
    /** Data that is not what an encoder writes. */
    | 'data'
    /** More levels of requests inside requests than are read. */
    | 'depth'
    /** A method that is not known and whose name sounds dangerous. */
    | 'method'
}

/** A transaction of a Safe. @see Safe 1.3, 1.4 */
export type SafeTransactionAction = {
  readonly kind: 'safeTransaction'
  readonly safe: string
  /** Whether the target's code runs as the Safe, which can change everything of it. */
  readonly isDelegateCall: boolean
  readonly actions: readonly RequestAction[]
}

/** Gives a permission, a role or a delegation. @see ERC-7715, ERC-7710 */
export type GrantAction = {
  readonly kind: 'grant'
  readonly to: string
  /** How many conditions limit it. */
  readonly limits: number
  /** What it allows, where the request says it in a form that is known. */
  readonly permissions?: readonly Permission[] | undefined
  /** When it ends, in seconds since the epoch. `undefined`: never, or it is not said. */
  readonly until?: bigint | undefined
}

/** Changes who owns a contract or which code it runs. */
export type OwnershipAction = {
  readonly kind: 'ownership'
  readonly contract: string
  readonly to: string
}

/** Adds a network to the wallet. @see EIP-3085 */
export type AddChainAction = {
  readonly kind: 'addChain'
  readonly chainId: bigint
  readonly rpcUrls: readonly string[]
}

/** Adds a token to the wallet's list. @see EIP-747 */
export type WatchAssetAction = {
  readonly kind: 'watchAsset'
  readonly token: string
  readonly symbol: string
}

/** Reads with a key of the account, or gives that key's public half away. */
export type DecryptAction = { readonly kind: 'decrypt' }
