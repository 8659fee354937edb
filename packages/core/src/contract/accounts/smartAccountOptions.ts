/** What an app decides about accounts that run code. */
export type SmartAccountOptions = {
  /**
   * What smart accounts of the embedded wallet are: code that the account takes over, at the same
   * address (`delegated`), or a contract that it owns, at another address (`contract`). `off`: all
   * accounts are plain.
   * @default 'delegated'
   */
  readonly kind?: 'delegated' | 'contract' | 'off' | undefined
  /** By CAIP-2 network id. @default none */
  readonly networks?:
    | {
        readonly [caipNetworkId: string]:
          | {
              /**
               * `https:` URL of the service that may be asked to pay fees (ERC-7677). Calls that
               * name another one are shown to the visitor first.
               * @default none
               */
              readonly paymasterUrl?: string | undefined
            }
          | undefined
      }
    | undefined
}
