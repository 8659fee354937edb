// Why nodes are asked by `createEvmNode` and verdicts are ours: what viem does where a node lies or
// is away.
import { catchError } from '@cleat/core/test/catchError'
import { createClient, custom, erc20Abi } from 'viem'
import { getBalance, multicall } from 'viem/actions'
import { expect, test } from 'vitest'
import { tokenCalls } from '../abi/tokenCalls.ts'
import { createFakeNode } from '../test/createFakeNode.ts'
import { readMany } from './readMany.ts'

const address = `0x${'2'.repeat(40)}` as const
const away = async (): Promise<never> => {
  throw new Error('Offline')
}

function createViemClient(request: () => Promise<unknown>) {
  return createClient({ transport: custom({ request }, { retryCount: 0 }) })
}

test.each([12, '12', '0o17', ''])(
  'default: viem takes %j for a balance, and ours does not',
  async (answer) => {
    expect(
      typeof (await getBalance(
        createViemClient(async () => answer),
        { address },
      )),
    ).toBe('bigint')
    const { node } = createFakeNode({ eth_getBalance: answer })
    const error = await catchError(node.readNumber('eth_getBalance', address, 'latest'))
    expect(error.code).toBe('NETWORK_RPC_FAILED')
  },
)

test('behavior: where no node answers, viem’s multicall has failed calls, and ours rejects', async () => {
  const read = { address, abi: erc20Abi, functionName: 'decimals' } as const
  const [answer] = await multicall(createViemClient(away), {
    ...{ contracts: [read], multicallAddress: address },
  })
  expect(answer?.status).toBe('failure')
  const { node } = createFakeNode()
  const error = await catchError(readMany(node, [{ to: address, data: tokenCalls.decimals() }]))
  expect(error.code).toBe('NETWORK_RPC_FAILED')
})
