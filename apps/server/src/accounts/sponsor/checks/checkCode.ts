import type { EvmChain } from '../../../data/chains/openChains.ts'
import { hexData } from '../../../data/rpc/hexSchema.ts'
import type { SponsoredOperation } from '../../operation/operationSchema.ts'
import { Declined } from '../decline/declined.ts'
import type { SponsorRules } from '../rules/sponsorRules.ts'

/**
 * Declines an account whose code is not known, now or once its authorization counts: it may do
 * something else than its calls say.
 * @throws {@link Declined}
 */
export async function checkCode(parameters: {
  chain: EvmChain
  operation: SponsoredOperation
  rules: Pick<SponsorRules, 'implementations'>
  signal: AbortSignal
}): Promise<void> {
  const { chain, operation, rules, signal } = parameters
  const { sender, factory, eip7702Auth } = operation
  if (factory !== undefined && factory !== '0x7702') throw new Declined('code')
  const code = eip7702Auth
    ? `0xef0100${eip7702Auth.address.slice(2)}`
    : await chain.rpc.call({
        ...{ method: 'eth_getCode', params: [sender, 'latest'] },
        ...{ schema: hexData, signal },
      })
  const known = rules.implementations.map((address) => `0xef0100${address.slice(2)}`.toLowerCase())
  if (!known.includes(code.toLowerCase())) throw new Declined('code')
}
