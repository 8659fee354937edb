import type { CaipNetwork } from '@cleat/core/adapter'
import { readProperty } from '@cleat/core/adapter'
import { toQuantity } from '../../abi/toQuantity.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import type { BatchMemory } from './batchMemory.ts'
import { toBatchKey } from './toBatchKey.ts'

/** A silent wallet must not hold up the exchange. Milliseconds. */
const timeoutMs = 2000

/** An answer holds for so long, because each offer asks. Milliseconds. */
const keptMs = 60_000

/**
 * Whether the wallet carries out several calls as a whole, as it says. A paired one is not asked:
 * each request opens its app, which needs a tap.
 * @see EIP-5792
 */
export function canBatch(
  chain: EvmChain,
  memory: BatchMemory,
  parameters: { address: string; network: CaipNetwork },
): Promise<boolean> {
  const key = toBatchKey(parameters)
  const known = memory.get(key)
  if (known && known.until > Date.now()) return known.can
  const can = ask(chain, parameters)
  memory.set(key, { can, until: Date.now() + keptMs })
  return can
}

async function ask(
  chain: EvmChain,
  { address, network }: { address: string; network: CaipNetwork },
): Promise<boolean> {
  const id = toQuantity(BigInt(network.id))
  try {
    if (chain.isPaired()) return false
    const asked = chain.send({ method: 'wallet_getCapabilities', params: [address, [id]] })
    const answer = await Promise.race([asked, afterTimeout()])
    // `0x0` stands for every chain.
    return [id, '0x0'].some((key) => {
      const status = readProperty(readProperty(readProperty(answer, key), 'atomic'), 'status')
      return status === 'supported' || status === 'ready'
    })
  } catch {
    return false
  }
}

function afterTimeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), timeoutMs))
}
