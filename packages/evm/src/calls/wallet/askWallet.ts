import type { ProviderRequest } from '@cleat/core/adapter'

/** Sends a request to the active wallet, or to that of a connector. */
export type AskWallet = (
  request: ProviderRequest & {
    /** @default the active wallet */
    readonly connectorId?: string | undefined
  },
) => Promise<unknown>
