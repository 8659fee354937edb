import type { Hex } from 'viem'

/** Smart accounts (ERC-4337): who sends their operations, and who pays for them. */
export type AccountsConfig = {
  /** URLs of bundlers, by CAIP-2 id. */
  readonly bundlers: ReadonlyMap<string, string>
  /** Without it nothing is paid for. */
  readonly sponsor:
    | {
        /** The file of the rules, which is read again when it changes. */
        readonly file: string
        /** Signs what is paid for. Not needed where another service does. */
        readonly key: Hex | undefined
      }
    | undefined
}
