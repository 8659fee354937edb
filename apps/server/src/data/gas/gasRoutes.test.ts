import { expect, test } from 'vitest'
import { createDataApp } from '../test/createDataApp.ts'
import { prepareEvmChain } from '../test/prepareEvmChain.ts'
import { answerRpc, startFakeNode } from '../test/startFakeNode.ts'

const chain = prepareEvmChain()
const gas = (id: string) => `/v1/convert/gas-price?chainId=${id}`
const hex = (value: number) => `0x${value.toString(16)}`

async function requestGas(results: Parameters<typeof answerRpc>[0]) {
  const node = await startFakeNode(answerRpc(results))
  return createDataApp({ urls: { 'eip155:1': node.url } }).ask(gas('eip155:1'))
}

test('default', async () => {
  const { ask } = createDataApp({ urls: { [chain.id]: chain.url() } })
  const { status, body } = await ask(gas(chain.id))
  expect(status).toBe(200)
  const { standard, fast, instant } = body
  const price = await chain.client().getGasPrice()
  expect(BigInt(standard)).toBeGreaterThan(0n)
  expect(BigInt(standard)).toBeLessThan(price * 3n)
  expect(BigInt(fast) >= BigInt(standard) && BigInt(instant) >= BigInt(fast)).toBe(true)
})

test('behavior: the base fee of the next block, and the medians of what was paid beyond it', async () => {
  const { body } = await requestGas({
    eth_gasPrice: () => hex(5),
    eth_feeHistory: () => ({
      baseFeePerGas: [hex(90), hex(95), hex(100), hex(110)],
      reward: [
        [hex(1), hex(2), hex(3)],
        [hex(2), hex(4), hex(6)],
        [hex(9), hex(9_000_000), hex(9_000_000_000)],
      ],
    }),
  })
  expect(body).toEqual({ standard: '112', fast: '114', instant: '116' })
})

test('behavior: without base fees, what the node would pay', async () => {
  const wanted = { standard: '7', fast: '7', instant: '7' }
  expect((await requestGas({ eth_gasPrice: () => '0x7' })).body).toEqual(wanted)
  const legacy = { baseFeePerGas: ['0x0', '0x0'], reward: [] }
  const results = { eth_gasPrice: () => '0x7', eth_feeHistory: () => legacy }
  expect((await requestGas(results)).body).toEqual(wanted)
})

test.each([
  ['negative', () => '-0x7'],
  ['a decimal', () => 7],
  ['NaN', () => Number.NaN],
  ['nothing', () => null],
])('error: a price that is %s', async (_, eth_gasPrice) => {
  const { status, body } = await requestGas({ eth_gasPrice })
  expect([status, body.code]).toEqual([503, 'CHAIN_UNAVAILABLE'])
})

test('error: a chain without gas', async () => {
  const id = 'bip122:000000000019d6689c085ae165831e93'
  const { ask } = createDataApp({ urls: { [id]: 'http://127.0.0.1:2' } })
  expect((await ask(gas(id))).body.code).toBe('CHAIN_NOT_SUPPORTED')
})
