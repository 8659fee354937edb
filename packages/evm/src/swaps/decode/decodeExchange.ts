import type { DecodedExchange, SwapPolicy } from '@cleat/core/adapter'
import { loadCode } from '../../lazy/loadCode.ts'
import { listContracts } from '../contracts/listContracts.ts'
import { readCall } from './base/readCall.ts'
import type { SwapCall } from './base/swapCall.ts'
import type { SwapNode } from './base/swapNode.ts'
import { checkExchange } from './checkExchange.ts'
import { readV2 } from './v2/readV2.ts'
import { readWrap } from './wrap/readWrap.ts'

/**
 * Reads what a call exchanges, as its contract would. Shares no code with what writes calls. All
 * addresses are returned in lower case.
 * @param parameters.account - who sends the call, and must receive what it gives
 * @throws `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING`, `PAYMENT_ALTERED`, `NETWORK_RPC_FAILED`,
 *   `UI_LOAD_FAILED`
 */
export async function decodeExchange(parameters: {
  readonly call: { readonly to: string; readonly data: string; readonly value: bigint }
  readonly account: string
  readonly chainId: number
  readonly policy: SwapPolicy
  readonly node: SwapNode
}): Promise<DecodedExchange> {
  const { chainId, policy, node } = parameters
  const contracts = listContracts(chainId, policy)
  const call = { ...readCall(parameters.call, parameters.account), contracts }
  const exchange = await readExchange(call, node)
  checkExchange(exchange, call)
  return exchange
}

/** Each family of contracts loads with its first offer. */
const families = {
  v3: () => import('./v3/readV3.ts'),
  universal: () => import('./universalRouter/readUniversalRouter.ts'),
  proxy: () => import('./universalRouter/readProxy.ts'),
  oneInch: () => import('./oneInch/readOneInch.ts'),
  lifi: () => import('./lifi/readLifi.ts'),
  zeroEx: () => import('./zeroEx/readZeroEx.ts'),
  direct: () => import('./zeroEx/readDirect.ts'),
} as const

async function readExchange(call: SwapCall, node: SwapNode): Promise<DecodedExchange> {
  const { router, contracts } = call
  const kind = contracts.kinds.get(router)
  switch (kind) {
    case 'wrapped':
      return readWrap(call)
    case 'v2':
      return readV2(call)
    case 'v3':
      return (await loadCode(families.v3)).readV3(call)
    case 'universal-router-2.0':
    case 'universal-router-2.1':
      return (await loadCode(families.universal)).readUniversalRouter(call)
    case 'universal-router-proxy':
      return (await loadCode(families.proxy)).readProxy(call)
    case '1inch':
      return (await loadCode(families.oneInch)).readOneInch(call)
    case 'lifi':
      return (await loadCode(families.lifi)).readLifi(call)
    case '0x':
      return (await loadCode(families.zeroEx)).readZeroEx(call, node)
    case undefined:
      return (await loadCode(families.direct)).readDirect(call, node)
    default:
      return kind satisfies never
  }
}
