import type { Address, Hex } from 'viem'

/** A question to the user. It is plain data and can be posted to another window. */
export type ApprovalQuestion =
  | {
      readonly kind: 'connect'
      /** Every account that the wallet has. */
      readonly accounts: readonly Address[]
      /** The preselected accounts. */
      readonly selected: readonly Address[]
    }
  | {
      readonly kind: 'signMessage'
      readonly address: Address
      /** The message as text, or as hexadecimal when it is not text. */
      readonly message: string
      readonly bytes: Hex
    }
  | { readonly kind: 'signTypedData'; readonly address: Address; readonly typedData: string }
  | {
      readonly kind: 'sendTransaction'
      readonly from: Address
      /** `null` when the transaction deploys a contract. */
      readonly to: Address | null
      /** In the smallest unit of the chain's currency. */
      readonly value: bigint
      readonly data: Hex
      readonly chain: ApprovalChain
    }
  | { readonly kind: 'switchChain'; readonly from: ApprovalChain; readonly to: ApprovalChain }
  | { readonly kind: 'addChain'; readonly chain: ApprovalChain & { readonly rpcUrl: string } }
  | { readonly kind: 'watchAsset'; readonly address: Address; readonly symbol: string }

/** A chain as the user sees it. */
export type ApprovalChain = {
  readonly id: number
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A question with what the user must know about who asks. */
export type ApprovalRequest = ApprovalQuestion & {
  readonly id: string
  readonly method: string
  /** The origin of the requesting site. */
  readonly origin: string
  readonly wallet: { readonly name: string; readonly icon: string }
}
