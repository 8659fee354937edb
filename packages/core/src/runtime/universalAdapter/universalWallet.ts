import type { ProviderRequest } from '../../contract/adapter/providerRequest.ts'
import type { ChainWallet } from '../../contract/walletAdapter/chainWallet.ts'

/** A paired wallet of any namespace. */
export type UniversalWallet = ChainWallet & {
  /** Sends a request to an approved chain. Rejects with a `CleatError`. */
  request(request: ProviderRequest): Promise<unknown>
}
