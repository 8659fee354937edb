import { readProperty } from '@cleat/core/adapter'
import { readWord } from '../abi/readWord.ts'
import { toQuantity } from '../abi/toQuantity.ts'
import { toWord } from '../abi/toWord.ts'
import { transferEvent } from '../abi/transferEvent.ts'
import { type Log, readLogs } from '../follow/readLogs.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { coinAddress } from './coinAddress.ts'
import type { TrialAnswer, TrialRequest, TrialRun } from './trialRun.ts'

/**
 * Runs calls on a copy of the newest block, each as a transaction of the account. The node logs
 * moves of coins, too.
 * @throws the node's error, or that its answer has another form
 * @see `eth_simulateV1` of the execution APIs
 */
export async function simulateCalls(node: EvmNode, request: TrialRequest): Promise<TrialRun> {
  const { account, gas, gasPrice, code, block } = request
  const calls = request.calls.map(({ from = account, to, data, value = 0n, isRead }) => ({
    ...{ from, to, data, value: toQuantity(value), gas: toQuantity(gas) },
    ...(gasPrice !== undefined && !isRead && { gasPrice: toQuantity(gasPrice) }),
  }))
  const answer = await node.ask(
    'eth_simulateV1',
    {
      blockStateCalls: [{ ...toOverrides({ code, block }), calls }],
      ...{ traceTransfers: true, validation: false },
    },
    'latest',
  )
  const results = readProperty(Array.isArray(answer) ? answer[0] : undefined, 'calls')
  if (!Array.isArray(results) || results.length !== calls.length)
    throw new Error('The answer to eth_simulateV1 has another form')
  let coins = 0n
  const answers = results.map((result: unknown): TrialAnswer => {
    const read = readResult(result)
    coins += sumCoins(read.logs, account)
    return { ...read, coins }
  })
  return { trial: 'simulated', answers }
}

function toOverrides({ code, block }: Pick<TrialRequest, 'code' | 'block'>) {
  const { time, feeRecipient } = block ?? {}
  const replaced = Object.entries(code ?? {}).map(([address, one]) => [address, { code: one }])
  return {
    ...(code && { stateOverrides: Object.fromEntries(replaced) }),
    ...(time !== undefined && { blockOverrides: { time: toQuantity(time), feeRecipient } }),
  }
}

function readResult(result: unknown) {
  const [status, gasUsed, data] = ['status', 'gasUsed', 'returnData'].map((key) => {
    const value = readProperty(result, key)
    return typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value) ? value : ''
  })
  if (!status || !gasUsed || gasUsed.length < 3)
    throw new Error('A result of eth_simulateV1 has another form')
  return {
    isSuccess: status === '0x1',
    data: data || '0x',
    gas: BigInt(gasUsed),
    logs: readLogs(result),
  }
}

function sumCoins(logs: readonly Log[], account: string): bigint {
  const own = `0x${toWord(account)}`
  return logs
    .filter(({ address, topics }) => address === coinAddress && topics[0] === transferEvent)
    .reduce((sum, { topics, data }) => {
      const value = readWord(data, 0) ?? 0n
      const [, from, to] = topics
      return sum + (to === own ? value : 0n) - (from === own ? value : 0n)
    }, 0n)
}
