import type { CaipNetwork, PaymentFee, SwapStep } from '@cleat/core/adapter'
import type { EvmChain } from '../../node/evmChain.ts'
import { readWalletFee } from '../../prepare/readWalletFee.ts'

const methods: { readonly [type in SwapStep['type']]?: string } = {
  batch: 'wallet_sendCalls',
  swap: 'eth_sendTransaction',
}

/**
 * What the account pays for an exchange. What comes after another step cannot be prepared before
 * that is done, so there it is the network's fee.
 * @throws what the wallet throws
 */
export async function readStepsFee(
  chain: Pick<EvmChain, 'readFee'>,
  parameters: {
    network: CaipNetwork
    steps: readonly SwapStep[]
    /** The network's fee. */
    fee: PaymentFee
  },
): Promise<PaymentFee> {
  const { network, steps, fee } = parameters
  const [step] = steps
  const method = step && methods[step.type]
  if (!method || steps.length > 1) return fee
  return readWalletFee(chain, { network, fee, request: { method, params: [step.payload] } })
}
