import type { CaipNetwork, PaymentFee, ProviderRequest } from '@cleat/core/adapter'
import type { EvmChain } from '../node/evmChain.ts'

/**
 * What the account pays for a request: as the wallet says, or else the network's fee, which the
 * payload names.
 * @throws what the wallet throws
 */
export async function readWalletFee(
  { readFee }: Pick<EvmChain, 'readFee'>,
  parameters: {
    network: CaipNetwork
    request: ProviderRequest
    /** The network's fee. */
    fee: PaymentFee
  },
): Promise<PaymentFee> {
  const { network, request, fee } = parameters
  const said = await readFee?.({ request, network })
  if (!said) return fee
  const { most, sponsor: name, notSponsored } = said
  const payloadLimit = fee.limit
  if (name !== undefined)
    return { expected: 0n, limit: 0n, payloadLimit, sponsor: { name, instead: most } }
  return { expected: most, limit: most, payloadLimit, ...(notSponsored && { notSponsored }) }
}
