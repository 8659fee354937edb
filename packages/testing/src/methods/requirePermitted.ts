import { type Address, isAddressEqual } from 'viem'
import { ProviderRpcError } from '../provider/providerRpcError.ts'
import type { WalletState } from '../state/createWalletState.ts'

/** Throws 4100 unless the site can see this account. */
export function requirePermitted(parameters: { state: WalletState; address: Address }): void {
  const { state, address } = parameters
  if (state.visible.some((visible) => isAddressEqual(visible, address))) return
  throw new ProviderRpcError({
    code: 4100,
    message: `The site may not use ${address}: connect first, with this account.`,
  })
}
