import type { ProviderRequest } from './providerRequest.ts'

/**
 * A wallet's provider as EIP-1193 describes it. `on` and `removeListener` are missing in some wallets.
 * @see EIP-1193
 */
export type Eip1193Provider = {
  request(request: ProviderRequest): Promise<unknown>
  // Method notation, so that providers which name their events fit.
  on?(event: string, listener: (payload: never) => void): unknown
  removeListener?(event: string, listener: (payload: never) => void): unknown
}
