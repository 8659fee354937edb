import { checkNetworks } from '@cleat/core/adapter'
import { catchError } from '@cleat/core/test/catchError'
import { base } from '@cleat/core/test/networks'
import { decodeFunctionData, encodeAbiParameters, type Hex, padHex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { createFakeNode, revert } from '../../test/createFakeNode.ts'
import { resolveName } from './resolveName.ts'

const [onBase] = checkNetworks({ networks: [base] })
const account = `0x${'2'.repeat(40)}` as const
const abi = parseAbi([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways)',
  'function addr(bytes32 node, uint256 coin)',
])
const { signal } = new AbortController()

/** As the resolver answers, with bytes in bytes. */
function answer(bytes: Hex): Hex {
  return wrap(encodeAbiParameters([{ type: 'bytes' }], [bytes]))
}

function wrap(inner: Hex): Hex {
  return encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [inner, account])
}

/** The coin in the question that is in the question. */
function readCoin(data: Hex): bigint {
  const { args } = decodeFunctionData({ abi, data })
  const question = decodeFunctionData({ abi, data: args[1] as Hex })
  return BigInt(question.args[1])
}

test('default', async () => {
  const { chain, network } = createFakeNode({ eth_call: answer(account) })
  expect(await resolveName(chain, { name: 'A.eth', network, signal })).toEqual({
    ...{ name: 'a.eth', address: chain.toAddress(account) },
  })
})

test('behavior: the coin of the chain, then the one of every chain, and never Ethereum’s', async () => {
  const coins: bigint[] = []
  const { chain, network } = createFakeNode({
    eth_call: ({ data }: { data: Hex }) => {
      coins.push(readCoin(data))
      return answer('0x')
    },
  })
  expect(await resolveName(chain, { name: 'a.eth', network: onBase, signal })).toBeUndefined()
  expect(coins).toEqual([0x80002105n, 0x80000000n])
  await resolveName(chain, { name: 'a.eth', network, signal })
  expect(coins.slice(2)).toEqual([60n, 0x80000000n])
})

test('behavior: an app without Ethereum asks the network itself', async () => {
  const { chain } = createFakeNode({ eth_call: answer(account) })
  const asked: unknown[] = []
  const alone = {
    ...chain,
    networks: () => [onBase],
    call: (...given: Parameters<typeof chain.call>) => {
      asked.push(given[0].id)
      return chain.call(...given)
    },
  }
  await resolveName(alone, { name: 'a.eth', network: onBase, signal })
  expect(asked).toEqual([8453])
})

test.each([
  ['refused', revert('no such name')],
  ['of no resolver', '0x'],
  ['of zero', answer(`0x${'0'.repeat(40)}`)],
  ['of another length', answer('0x1234')],
  ['of 32 bytes', answer(padHex(account))],
  ['of garbage', `0x${'f'.repeat(640)}`],
  // As a resolver answers that knows one address and no coins.
  ['of a word in place of bytes', wrap(padHex(account))],
])('behavior: an answer %s is nobody', async (_, given) => {
  const { chain, network } = createFakeNode({
    eth_call: () => {
      if (given instanceof Error) throw given
      return given
    },
  })
  expect(await resolveName(chain, { name: 'a.eth', network, signal })).toBeUndefined()
})

test('error: NETWORK_RPC_FAILED', async () => {
  const { chain, network } = createFakeNode()
  const work = resolveName(chain, { name: 'a.eth', network, signal })
  expect((await catchError(work)).code).toBe('NETWORK_RPC_FAILED')
})

test('error: nobody waits any more', async () => {
  const { chain, network } = createFakeNode({ eth_call: () => new Promise(() => undefined) })
  const controller = new AbortController()
  const work = resolveName(chain, { name: 'a.eth', network, signal: controller.signal })
  const reason = new Error('Typed on')
  setTimeout(() => controller.abort(reason))
  await expect(work).rejects.toBe(reason)
})
