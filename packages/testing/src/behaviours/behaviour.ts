import type { ProviderEvent } from '../provider/devWalletProvider.ts'

/** The tools of a behaviour for one request. */
export type BehaviourCall = {
  /** The requested method. */
  readonly method: string
  /** The parameters, as the site sent them. */
  readonly params: unknown
  /** Resolves with the wallet's ordinary answer. */
  readonly proceed: (options?: {
    /** Skips the question to the user. @default false */
    approve?: boolean | undefined
    /** What the wallet does instead, such as after an edit by its user. @default the site's */
    params?: unknown
  }) => Promise<unknown>
  /** Sends an event to the site. The wallet's state does not change. */
  readonly emit: (event: ProviderEvent, data: unknown) => void
  /** Listens to every event of the wallet, until the returned function is called. */
  readonly onEvent: (listener: (event: ProviderEvent, data: unknown) => void) => () => void
}

/** Replaces the wallet for one request. The site gets what it returns or throws. */
export type Behaviour = (call: BehaviourCall) => unknown
