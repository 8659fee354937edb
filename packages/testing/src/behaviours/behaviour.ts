import type { ProviderEvent } from '../provider/devWalletProvider.ts'

/** The tools of a behaviour for one request. */
export type BehaviourCall = {
  readonly method: string
  readonly params: unknown
  /** Runs the wallet's ordinary answer. `approve: true` skips the question to the user. */
  readonly proceed: (options?: { approve?: boolean | undefined }) => Promise<unknown>
  readonly emit: (event: ProviderEvent, data: unknown) => void
  /** Listens to every event of the wallet, until the returned function is called. */
  readonly onEvent: (listener: (event: ProviderEvent, data: unknown) => void) => () => void
}

/** Replaces the wallet for one request. The site gets what it returns or throws. */
export type Behaviour = (call: BehaviourCall) => unknown
