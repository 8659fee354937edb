import type { Approval } from '@cleat/core/adapter'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { isDelegated } from '../../node/isDelegated.ts'

/** Accounts asked for at once, and in all: there is no call that tells it of many. */
const most = { atOnce: 8, all: 200 }

type SpenderType = Approval['spenderType']

/**
 * Whether spenders are contracts, by address. An account that delegates to a contract (EIP-7702)
 * is still run by its key. Those past the limit, and those the node does not tell, are left out.
 */
export async function readSpenders(
  node: EvmNode,
  spenders: readonly string[],
): Promise<ReadonlyMap<string, SpenderType>> {
  const asked = [...new Set(spenders)].slice(0, most.all)
  const types = new Map<string, SpenderType>()
  for (let at = 0; at < asked.length; at += most.atOnce)
    await Promise.all(
      asked.slice(at, at + most.atOnce).map(async (spender) => {
        const code = await node.readBytes('eth_getCode', spender, 'latest').catch(() => undefined)
        if (code === undefined) return
        types.set(spender, code === '0x' || isDelegated(code) ? 'account' : 'contract')
      }),
    )
  return types
}
