import { expect, test } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import type { Receipt } from '../../follow/readReceipt.ts'
import type { NodeTransaction } from '../../follow/readTransaction.ts'
import { createFakeNode, revert } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { classifyAllowance } from './classifyAllowance.ts'

const { account, dai, router, swap } = swapFacts
const hash = `0x${'12'.repeat(32)}`
const transaction: NodeTransaction = {
  ...{ hash, from: account, to: dai, value: 0n, input: '0x', gas: 100n, nonce: 1n },
}
const receipt: Receipt = {
  ...{ isSuccess: true, blockHash: '0x99', blockNumber: 9n, gasUsed: 50n, fee: 5n, logs: [] },
}

function classify(allowed: unknown, change: Partial<Parameters<typeof classifyAllowance>[1]> = {}) {
  const fake = createFakeNode({ eth_call: allowed })
  const asked = { spender: router, amount: 5n }
  const given = { swap, asked, transaction, receipt, isSuccessor: false, ...change }
  return { ...fake, outcome: classifyAllowance(fake.node, given) }
}

test('default: by what the spender may take after it', async () => {
  const { outcome, requests } = classify(`0x${toWord(5n)}`)
  expect(await outcome).toEqual({ status: 'confirmed', hash })
  const data = `0xdd62ed3e${toWord(account)}${toWord(router)}`
  expect(requests).toEqual([{ method: 'eth_call', params: [{ to: dai, data }, '0x9'] }])
})

test('behavior: a wallet lets the visitor allow more, or less', async () => {
  expect(await classify(`0x${toWord(6n)}`).outcome).toMatchObject({ status: 'confirmed' })
  expect(await classify(`0x${toWord(4n)}`).outcome).toEqual({ status: 'altered', hash })
  const successor = { isSuccessor: true }
  expect(await classify(`0x${toWord(0n)}`, successor).outcome).toMatchObject({
    status: 'replaced',
  })
})

test('behavior: an allowance that was to end', async () => {
  const asked = { spender: router, amount: 0n }
  expect(await classify(`0x${toWord(0n)}`, { asked }).outcome).toMatchObject({
    status: 'confirmed',
  })
  expect(await classify(`0x${toWord(1n)}`, { asked }).outcome).toMatchObject({
    status: 'altered',
  })
})

test('behavior: what was asked for is not known any more', async () => {
  const given = { asked: undefined }
  expect(await classify('0x', given).outcome).toEqual({ status: 'unproven', hash })
})

test('behavior: coins cannot be allowed', async () => {
  const { outcome, requests } = classify(`0x${toWord(5n)}`, {
    swap: { ...swap, source: { symbol: 'ETH', decimals: 18 } },
  })
  expect(await outcome).toEqual({ status: 'unproven', hash })
  expect(requests).toEqual([])
})

test('behavior: failed', async () => {
  const failed = { receipt: { ...receipt, isSuccess: false } }
  const { outcome } = classify(() => Promise.reject(revert('paused')), failed)
  expect(await outcome).toEqual({ status: 'failed', hash, reason: 'paused' })
})
