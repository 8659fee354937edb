import type { ProviderEvent } from '../wallet/devWalletProvider.ts'

/** What a behaviour can see and do while it plays the wallet for one request. */
export type BehaviourCall = {
  readonly method: string
  readonly params: unknown
  /** The wallet's ordinary answer. With `approve: true` the user is not asked and agrees. */
  readonly proceed: (options?: { approve?: boolean | undefined }) => Promise<unknown>
  readonly emit: (event: ProviderEvent, data: unknown) => void
  /** Hears every event of the wallet until the returned function is called. */
  readonly onEvent: (listener: (event: ProviderEvent, data: unknown) => void) => () => void
}

/** Stands in for the wallet on one request: what it returns or throws is what the site gets. */
export type Behaviour = (call: BehaviourCall) => unknown
