/** What both kinds of request say of themselves. */
type Sender = {
  /** The account that sends it. `undefined` if the payload does not contain it. */
  readonly from: string | undefined
  /** CAIP-2 reference of the chain. `undefined` if the payload does not contain it. */
  readonly chain: string | undefined
  /** The maximum fee in base units. `undefined` if the wallet decides it. */
  readonly feeLimit: bigint | undefined
}

/** An allowance, by a transaction or by a signature. */
export type DecodedAllowance = {
  readonly type: 'allowance'
  readonly token: string
  readonly spender: string
  /** Base units of the token. Zero takes the allowance back. */
  readonly amount: bigint
}

/** An exchange, as the contract reads it. */
export type DecodedExchange = {
  readonly type: 'exchange'
  readonly router: string
  /** The token that is taken. `undefined` for the native coin. */
  readonly source: string | undefined
  /** The token that is given. `undefined` for the native coin. */
  readonly target: string | undefined
  /** The most that is taken, in base units of `source`. */
  readonly amount: bigint
  /** The least that is given, in base units of `target`. The contract enforces it. */
  readonly minReceived: bigint
  readonly receiver: string
  /** Milliseconds since the epoch after which the contract refuses it. `undefined` if never. */
  readonly deadline: number | undefined
}

/** A balance that a contract demands, so that the whole batch fails without it. */
export type DecodedBalanceCheck = {
  readonly type: 'balance-check'
  readonly token: string
  readonly account: string
  readonly minimum: bigint
}

/**
 * What a step's payload does, decoded as the chain decodes it, independently of the code that built
 * it. A batch does all its parts or none.
 */
export type DecodedSwapStep = Sender & {
  readonly parts: readonly (DecodedAllowance | DecodedExchange | DecodedBalanceCheck)[]
}
