import type { ProviderRequest } from './providerRequest.ts'

/**
 * A wallet's provider. `on` and `removeListener` are missing in some wallets.
 * @see EIP-1193
 */
export type Eip1193Provider = {
  request(request: ProviderRequest): Promise<unknown>
  // Method syntax makes parameters bivariant, so providers with typed event names are assignable.
  on?(event: string, listener: (payload: never) => void): unknown
  removeListener?(event: string, listener: (payload: never) => void): unknown
}
