import type { Identity } from '../transfers/transferAdapter.ts'

/** Who may know the name of an account. */
export type NameSource =
  /** `resolve` of the options. */
  | 'app'
  /** `services.data`, with the names of the zone. */
  | 'service'
  /** ENS, over the app's RPC of Ethereum or `ensRpcUrl`. Accounts of EVM chains have names in it. */
  | 'ens'
  /** The Solana Name Service, over the app's RPC of Solana. */
  | 'sns'

/** What an app decides about names of accounts. */
export type NameOptions = {
  /**
   * Who is asked for names, in this order, until one knows the name.
   * @default ['app', 'service', 'ens', 'sns'], where ENS is asked only without an answer of the
   * service
   */
  readonly sources?: readonly NameSource[] | undefined
  /**
   * The app's own names. Addresses are as wallets write them; networks are CAIP-2 ids.
   * @default none
   */
  readonly resolve?:
    | ((parameters: {
        address: string
        caipNetworkId: string
        signal: AbortSignal
      }) => Promise<Identity | undefined> | Identity | undefined)
    | undefined
  /** RPC URL of Ethereum for ENS, for apps without it among their networks. @default none */
  readonly ensRpcUrl?: string | undefined
  /**
   * The zone in which `services.data` registers names, such as `names.example.eth`. Visitors can
   * then register one.
   * @default none: nothing is registered
   */
  readonly zone?: string | undefined
  /**
   * Which pictures of names are shown. A picture tells its host who looks at it, so `proxy` shows
   * only those that `services.data` passes on and those that are in the record itself. `direct`
   * shows the others too.
   * @default 'proxy'
   */
  readonly avatars?: 'proxy' | 'direct' | 'off' | undefined
}
