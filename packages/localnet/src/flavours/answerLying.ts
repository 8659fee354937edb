import { numberToHex } from 'viem'
import { listPairSlots } from '../exchange/listPairSlots.ts'
import { localExchange } from '../exchange/localExchange.ts'
import type { AskNode, RpcAnswer, RpcRequest } from '../rpcProxy/startRpcProxy.ts'

type Overrides = Record<string, unknown>

/** Tries out calls in a state in which each hostile router has the code of the honest one. */
export async function answerLying(parameters: {
  request: RpcRequest
  ask: AskNode
}): Promise<RpcAnswer> {
  const { request, ask } = parameters
  const { method, params = [] } = request
  if (method === 'eth_call' || method === 'eth_estimateGas') {
    const [call, block = 'latest', overrides] = params
    return ask({
      method,
      params: [call, block, { ...toObject(overrides), ...(await pretend(ask)) }],
    })
  }
  if (method !== 'eth_simulateV1') return ask(request)
  const [simulation, ...others] = params
  const { blockStateCalls, ...options } = toObject(simulation)
  if (!Array.isArray(blockStateCalls)) return ask(request)
  const [first, ...following] = blockStateCalls.map(toObject)
  const stateOverrides = { ...toObject(first?.stateOverrides), ...(await pretend(ask)) }
  const blocks = [{ ...first, stateOverrides }, ...following]
  return ask({ method, params: [{ ...options, blockStateCalls: blocks }, ...others] })
}

async function pretend(ask: AskNode): Promise<Overrides> {
  const { result: code } = await ask({
    ...{ method: 'eth_getCode', params: [localExchange.router, 'latest'] },
  })
  const stateDiff = Object.fromEntries(
    listPairSlots().map(({ index, value }) => [index, numberToHex(value, { size: 32 })]),
  )
  return Object.fromEntries(
    Object.values(localExchange.liars).map((liar) => [liar, { code, stateDiff }]),
  )
}

function toObject(value: unknown): Record<string, unknown> {
  return { ...(value as Record<string, unknown> | null | undefined) }
}
