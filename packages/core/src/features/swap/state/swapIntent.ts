/**
 * The exchange that an app or a link asks for. All fields are optional, and the visitor can change
 * them.
 */
export type SwapIntent = {
  /** The symbol, contract or mint of the token to pay with. @default the native coin */
  readonly fromToken?: string | undefined
  /** The symbol, contract or mint of the token to receive. @default none */
  readonly toToken?: string | undefined
  /** A plain decimal number of whole source tokens. @default none */
  readonly amount?: string | undefined
}
