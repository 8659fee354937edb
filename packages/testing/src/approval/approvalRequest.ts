import type { Address, Hex } from 'viem'

/** A question to the user. It is plain data and can be posted to another window. */
export type ApprovalQuestion =
  | {
      /** The site asks to see accounts. */
      readonly kind: 'connect'
      /** Every account that the wallet has. */
      readonly accounts: readonly Address[]
      /** The preselected accounts. */
      readonly selected: readonly Address[]
    }
  | {
      /** The site asks to see an account, and to sign in with it (ERC-7846). */
      readonly kind: 'signIn'
      /** The account that signs. */
      readonly address: Address
      /** The sign-in message (EIP-4361). */
      readonly message: string
    }
  | {
      /** The site asks to sign a message (`personal_sign`). */
      readonly kind: 'signMessage'
      /** The account that signs. */
      readonly address: Address
      /** The message as text, or as hexadecimal when it is not text. */
      readonly message: string
      /** The signed bytes. */
      readonly bytes: Hex
    }
  | {
      /** The site asks to sign typed data (EIP-712). */
      readonly kind: 'signTypedData'
      /** The account that signs. */
      readonly address: Address
      /** The data as JSON. */
      readonly typedData: string
    }
  | {
      /** The site asks to send a transaction. */
      readonly kind: 'sendTransaction'
      /** The account that pays. */
      readonly from: Address
      /** The receiver. `null` when the transaction deploys a contract. */
      readonly to: Address | null
      /** The amount in the smallest unit of the chain's currency, such as wei. */
      readonly value: bigint
      /** The data for a contract. `0x` if there is none. */
      readonly data: Hex
      /** The chain of the transaction. */
      readonly chain: ApprovalChain
    }
  | {
      /** The site asks to send several calls (EIP-5792). */
      readonly kind: 'sendCalls'
      /** The account that pays. */
      readonly from: Address
      /** The calls, in order. */
      readonly calls: readonly ApprovalCall[]
      /** Whether all or none must happen. */
      readonly isAtomic: boolean
      /** The chain of the calls. */
      readonly chain: ApprovalChain
    }
  | {
      /** The site asks for another chain (EIP-3326). */
      readonly kind: 'switchChain'
      /** The active chain. */
      readonly from: ApprovalChain
      /** The requested chain. */
      readonly to: ApprovalChain
    }
  | {
      /** The site asks to add a chain (EIP-3085). */
      readonly kind: 'addChain'
      /** The chain to add. */
      readonly chain: ApprovalChain & {
        /** The URL of its node. */
        readonly rpcUrl: string
      }
    }
  | {
      /** The site asks to act without asking again (ERC-7715). */
      readonly kind: 'grantPermissions'
      /** Whose the money is. */
      readonly from: Address
      /** Who may use it: an address, or a signer as JSON. */
      readonly to: string
      /** Each permission as JSON. */
      readonly permissions: readonly string[]
      /** When they end, in seconds since the epoch. */
      readonly until: number
      /** The chain of the permissions. */
      readonly chain: ApprovalChain
    }
  | {
      /** The site asks to show a token (EIP-747). */
      readonly kind: 'watchAsset'
      /** The contract of the token. */
      readonly address: Address
      /** The symbol, as the site gives it. */
      readonly symbol: string
    }

/** One call of a batch. */
export type ApprovalCall = {
  /** The receiver. `null` when the call deploys a contract. */
  readonly to: Address | null
  /** The amount in the smallest unit of the chain's currency, such as wei. */
  readonly value: bigint
  /** The data for a contract. `0x` if there is none. */
  readonly data: Hex
}

/** A chain as the user sees it. */
export type ApprovalChain = {
  /** The chain id, such as 1 for Ethereum. */
  readonly id: number
  /** The name of the chain. */
  readonly name: string
  /** The symbol of its currency, such as `ETH`. */
  readonly symbol: string
  /** The decimals of its currency, such as 18. */
  readonly decimals: number
}

/** A question with what the user must know about who asks. */
export type ApprovalRequest = ApprovalQuestion & {
  /** A unique id of the request. */
  readonly id: string
  /** The requested method, such as `personal_sign`. */
  readonly method: string
  /** The origin of the requesting site. */
  readonly origin: string
  /** The wallet that asks. */
  readonly wallet: {
    /** The name of the wallet. */
    readonly name: string
    /** The icon, as a data URI. */
    readonly icon: string
  }
}
