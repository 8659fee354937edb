// @vitest-environment node
import type { SwapOutcome } from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import { Keypair, VersionedTransaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import {
  account,
  keys,
  makerAddress as maker,
  moveToken,
  pay,
  writeSwap,
} from '../../test/createSwapParts.ts'
import { assets, type SwappingApp, setUpSwaps } from '../../test/setUpSwaps.ts'
import { startNode, type TestNode } from '../../test/startNode.ts'
import { followSwap } from './followSwap.ts'

const openApp = setUpSwaps()
const policy = {}
const { signal } = new AbortController()
const received = 299_400_000n

/** An exchange that is in the chain, and how it is followed over other nodes. */
async function exchange(app: SwappingApp) {
  const swap = app.createSwap({})
  const prepared = await app.prepare(swap, await app.fetchOffer(swap))
  const sent = await app.swaps.send({ prepared, step: 0, policy })
  const follow = (parts: Partial<followSwap.Parameters> = {}) =>
    followSwap({
      ...{ ...sent, swap, minReceived: prepared.minReceived, isExchange: true, signal },
      ...{ pollingMs: 10, ...parts },
    })
  const over = (node: TestNode) => ({
    swap: { ...swap, network: { ...swap.network, rpcUrls: { default: { http: [node.rpcUrl] } } } },
  })
  return { swap, sent, follow, over }
}

test('default: after a reload, by the hash alone', async () => {
  const app = await openApp()
  const { sent, follow } = await exchange(app)
  const confirmed: SwapOutcome = { status: 'confirmed', hash: sent.hash, received }
  for (const trackingData of [sent.trackingData, undefined, { signed: '!', last: 'x' }])
    expect(await follow({ trackingData })).toEqual(confirmed)
})

test('behavior: what is in the chain is compared with what was meant', async () => {
  const app = await openApp()
  const { swap, sent, follow } = await exchange(app)
  const { hash } = sent
  const altered = { status: 'altered', hash }
  expect(await follow({ minReceived: received + 1n })).toEqual(altered)
  expect(await follow({ swap: { ...swap, amount: swap.amount - 1n } })).toEqual(altered)
  expect(await follow({ swap: { ...swap, target: assets.toll } })).toEqual(altered)
  expect(await follow({ swap: { ...swap, address: maker } })).toEqual({ status: 'unproven', hash })
  const trackingData = { ...sent.trackingData, blockhash: maker }
  expect(await follow({ trackingData })).toEqual({ status: 'unproven', hash })
})

test('behavior: of a node without history, the chain’s own minimum is what is said', async () => {
  const app = await openApp()
  const { sent, follow, over } = await exchange(app)
  await using node = await startNode(app.solana)
  node.answers.set('getTransaction', () => ({ jsonrpc: '2.0', id: 1, result: null }))
  expect(await follow(over(node))).toEqual({
    ...{ status: 'confirmed', hash: sent.hash, received, isAtLeast: true },
  })
  // Without the signed bytes, nothing proves what was sent.
  const stop = new AbortController()
  const following = follow({ ...over(node), trackingData: undefined, signal: stop.signal })
  const looks = () => node.asked.filter((method) => method === 'getTransaction').length
  await expect.poll(looks, { timeout: 10_000 }).toBeGreaterThan(50)
  stop.abort(new Error('enough'))
  await expect(following).rejects.toThrow('enough')
})

test('behavior: what the chain refused has failed, with its reason', async () => {
  const app = await openApp()
  const { usdc } = assets
  const { blockhash } = await app.connection.getLatestBlockhash()
  const mint = usdc.address ?? ''
  // The maker has no such amount.
  const moves = [pay(5n, maker), moveToken({ mint, from: maker, to: account, amount: 10n ** 15n })]
  const transaction = VersionedTransaction.deserialize(writeSwap(moves, { blockhash }))
  transaction.sign([Keypair.fromSecretKey(keys.user.secretKey)])
  const hash = await app.connection.sendTransaction(transaction, { skipPreflight: true })
  const { follow, over } = await exchange(app)
  const reason = 'insufficient funds'
  expect(await follow({ hash, trackingData: undefined })).toEqual({
    status: 'failed',
    hash,
    reason,
  })
  await using node = await startNode(app.solana)
  node.answers.set('getSignatureStatuses', (answer) => {
    const result = structuredClone(answer.result) as { value: { err: unknown }[] }
    for (const status of result.value) status.err = { InstructionError: [2, { Custom: 6001 }] }
    return { jsonrpc: '2.0', id: 1, result }
  })
  expect(await follow({ ...over(node), hash, trackingData: undefined })).toEqual({
    ...{ status: 'failed', hash, reason, isPriceMoved: true },
  })
})

test('behavior: bytes that another account signed are not sent again', async () => {
  const app = await openApp()
  const { blockhash } = await app.connection.getLatestBlockhash()
  const bytes = writeSwap([pay(5n, account, maker)], { blockhash, payer: maker })
  const stolen = VersionedTransaction.deserialize(bytes)
  const { sent, follow, over } = await exchange(app)
  await using node = await startNode(app.solana)
  const trackingData = { ...sent.trackingData, signed: base64.encode(stolen.serialize()) }
  expect(await follow({ ...over(node), trackingData })).toMatchObject({ status: 'confirmed' })
  expect(node.asked).not.toContain('sendTransaction')
})
