import { type Localnet, startLocalnet } from '@cleat/localnet'
import { createPublicClient, type Hex, http, parseTransaction } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'

let localnet: Localnet

beforeAll(async () => {
  localnet = await startLocalnet()
})

afterAll(() => localnet.stop())

async function connected() {
  const setUp = setUpWallet({ chains: localnet.chains })
  await setUp.call('eth_requestAccounts')
  const [from, to] = setUp.wallet.accounts
  const sign = async (parts: object) =>
    (await setUp.call('eth_signTransaction', [{ from, to, value: '0x1', ...parts }])) as Hex
  return { ...setUp, from, to, sign }
}

const legacy = { gas: '0x5208', nonce: '0x0', gasPrice: '0x77359400', chainId: '0x1' }
const { gasPrice, ...rest } = legacy
const modern = { ...rest, maxFeePerGas: gasPrice, maxPriorityFeePerGas: '0x1' }

test('default: what is signed can be sent by the site', async () => {
  const { sign, asked, from } = await connected()
  const raw = await sign(modern)
  expect(parseTransaction(raw)).toMatchObject({ type: 'eip1559', chainId: 1, value: 1n })
  expect(asked.at(-1)).toMatchObject({ kind: 'sendTransaction', from, value: 1n })
  const chain = localnet.chains.find(({ id }) => id === 1)?.chain
  const client = createPublicClient({ chain, transport: http(), pollingInterval: 20 })
  const hash = await client.sendRawTransaction({ serializedTransaction: raw })
  const receipt = await client.waitForTransactionReceipt({ hash })
  expect(receipt).toMatchObject({ status: 'success', from: from?.toLowerCase() })
})

test('behavior: of the first kind', async () => {
  const { sign } = await connected()
  expect(parseTransaction(await sign(legacy))).toMatchObject({ type: 'legacy', chainId: 1 })
})

test.each([
  ['another chain', { ...modern, chainId: '0x2' }],
  ['no gas', { ...modern, gas: undefined }],
  ['no nonce', { ...modern, nonce: undefined }],
  ['no fees', rest],
])('error: %s', async (_, parts) => {
  const { sign } = await connected()
  await expect(sign(parts)).rejects.toMatchObject({ code: -32602 })
})
