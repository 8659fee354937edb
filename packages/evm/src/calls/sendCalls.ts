import type { AdapterFeatures, CaipNetwork } from '@cleat/core/adapter'
import { CleatError, readProperty } from '@cleat/core/adapter'
import { toQuantity } from '../abi/toQuantity.ts'
import type { EvmChain } from '../node/evmChain.ts'
import type { AskWallet } from './wallet/askWallet.ts'

/** A node that is slow to say the latest block is done without. Milliseconds. */
const timeoutMs = 2000

/**
 * Asks the wallet for calls: by one `wallet_sendCalls`, or for a single one without an id as a
 * transaction. The latest block is read at the same time, so that the wallet is asked at once.
 * @throws `WALLET_BAD_ANSWER`, and what the wallet's request throws
 * @see EIP-5792
 */
export async function sendCalls(
  { ask, call }: { ask: AskWallet } & Pick<EvmChain, 'call'>,
  parameters: Parameters<AdapterFeatures['calls:send']>[0],
): ReturnType<AdapterFeatures['calls:send']> {
  const { id, calls, from, network, isAtomic, capabilities, connectorId } = parameters
  const chainId = toQuantity(BigInt(network.id))
  const reading = readBlock(call, network)
  const [first] = calls
  if (id === undefined && first) {
    const { to, value, data } = first
    const transaction = { from, ...(to !== undefined && { to }), value, data, chainId }
    const params = [transaction]
    const hash = await ask({ method: 'eth_sendTransaction', params, connectorId })
    return toSent(String(hash), await reading)
  }
  const method = 'wallet_sendCalls'
  const batch = {
    ...{ version: '2.0.0', id, from, chainId, atomicRequired: isAtomic, calls },
    ...(capabilities && { capabilities }),
  }
  const answer = await ask({ method, params: [batch], connectorId })
  const name = typeof answer === 'string' ? answer : readProperty(answer, 'id')
  if (typeof name === 'string' && name !== '' && name.length <= 8194)
    return toSent(name, await reading)
  throw new CleatError('WALLET_BAD_ANSWER', { context: { wallet: 'The wallet', method, answer } })
}

function toSent(id: string, since: string | undefined) {
  return since === undefined ? { id } : { id, since }
}

/** The latest block. `undefined` if no node says it in time. */
function readBlock(call: EvmChain['call'], network: CaipNetwork): Promise<string | undefined> {
  const reading = call(network, { method: 'eth_blockNumber' }).then(
    (answer) =>
      typeof answer === 'string' && /^0x[0-9a-f]{1,16}$/i.test(answer) ? answer : undefined,
    () => undefined,
  )
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs, undefined))
  return Promise.race([reading, late])
}
