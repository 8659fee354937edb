import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { accountEvents } from '../../follow/accountEvents.ts'
import type { Receipt } from '../../follow/readReceipt.ts'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { readCoinChange } from './readCoinChange.ts'

const { account: small, router, liar } = swapFacts
/** As the app spells it. */
const account = `0x${'aB'.repeat(20)}`
const from = account.toLowerCase()
const hash = `0x${'12'.repeat(32)}`
const entryPoint = '0x0000000071727de22e5e9d8baf0edac6f37da032'
const held: Readonly<Record<string, string>> = { '0x8': '0x64', '0x9': '0x6f' }
const transactions = [
  { hash, from, to: router },
  { hash: '0x34', from: liar, to: small },
]

function read(
  answers: Record<string, unknown> = {},
  { sender = from, ...change }: Partial<Receipt> & { sender?: string } = {},
) {
  const { node } = createFakeNode({
    // Without being asked for them whole, a node names transactions by their hashes.
    eth_getBlockByNumber: (_: string, isWhole: boolean) =>
      isWhole ? { hash: '0x99', transactions } : { hash: '0x99', transactions: [hash, '0x34'] },
    eth_getBalance: (_: string, block: string) => held[block],
    ...answers,
  })
  const receipt = { isSuccess: true, blockHash: '0x99', blockNumber: 9n, gasUsed: 5n, fee: 5n }
  return readCoinChange(node, {
    ...{ account, transaction: { hash, from: sender } },
    receipt: { ...receipt, logs: [], ...change },
  })
}

test('default: what the account has more after the block, and the fee that it paid', async () => {
  expect(await read()).toBe(16n)
  expect(await read({}, { sender: liar })).toBe(11n)
})

const deposit = {
  ...{ address: entryPoint, topics: [accountEvents.deposited, `0x${toWord(account)}`] },
  data: `0x${toWord(30n)}`,
}

test('behavior: what it paid an entry point in advance is no part of it', async () => {
  const eth_call = (_: unknown, block: string) => `0x${toWord(block === '0x8' ? 10n : 0n)}`
  expect(await read({ eth_call }, { sender: liar, logs: [deposit] })).toBe(31n)
})

test.each<[string, Record<string, unknown>, Partial<Receipt>?]>([
  ['the fee is not known', {}, { fee: undefined }],
  ['the deposit is not known', { eth_call: '0x' }, { logs: [deposit] }],
  ['there are several deposits', { eth_call: '0x' }, { logs: [deposit, deposit] }],
  ['the block is another', {}, { blockHash: '0x98' }],
  ['the node forgot the block', { eth_getBalance: () => Promise.reject(new Error('pruned')) }],
  [
    'something else touched the account',
    { eth_getBlockByNumber: { hash: '0x99', transactions: [...transactions, { to: account }] } },
  ],
])('behavior: nothing is told where %s', async (_, answers, change) => {
  expect(await read(answers, change)).toBeUndefined()
})
