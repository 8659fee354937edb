// @vitest-environment node
import type { PreparedSwap } from '@cleat/core/adapter'
import { rejectRequest } from '@cleat/testing'
import { base58, base64 } from '@scure/base'
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { thief } from '../test/createSwapParts.ts'
import { assets, type SwappingApp, setUpSwaps } from '../test/setUpSwaps.ts'
import { startNode } from '../test/startNode.ts'

const openApp = setUpSwaps()
const policy = {}
const { signal } = new AbortController()

async function prepare(app: SwappingApp): Promise<PreparedSwap> {
  const swap = app.createSwap({})
  return app.prepare(swap, await app.fetchOffer(swap))
}

const send = (app: SwappingApp, prepared: PreparedSwap) =>
  app.swaps.send({ prepared, step: 0, policy })

function keysOf({ solana }: SwappingApp): Keypair {
  const [account] = solana.accounts
  if (!account) throw new Error('There are three accounts.')
  return Keypair.fromSeed(account.seed)
}

/** Makes the wallet sign something else. */
function changeSigned(
  app: SwappingApp,
  change: (message: TransactionMessage, asked: VersionedTransaction) => VersionedTransaction,
): void {
  app.wallet.program('solana:signTransaction', async ({ params }) => {
    const [input] = params as [{ transaction: Uint8Array }]
    const asked = VersionedTransaction.deserialize(input.transaction)
    const signed = change(TransactionMessage.decompile(asked.message), asked)
    return [{ signedTransaction: Uint8Array.from(signed.serialize()) }]
  })
}

test('behavior: by a wallet that only sends by itself, the maker’s signature arrives', async () => {
  const app = await openApp({ wallet: { without: ['solana:signTransaction'] } })
  const before = await app.holdingsOf()
  const outcome = await app.finish(await prepare(app))
  expect(outcome).toMatchObject({ status: 'confirmed', received: 299_400_000n })
  expect((await app.holdingsOf()).usdc - before.usdc).toBe(299_400_000n)
})

test.each([
  ['solana:signTransaction', {}],
  ['solana:signAndSendTransaction', { without: ['solana:signTransaction'] as const }],
] as const)('error: the visitor declines, by %s', async (method, wallet) => {
  const app = await openApp({ wallet })
  const prepared = await prepare(app)
  const before = await app.holdingsOf()
  app.wallet.program(method, rejectRequest())
  await expect(send(app, prepared)).rejects.toMatchObject({ code: 'REQUEST_USER_REJECTED' })
  expect(await app.holdingsOf()).toEqual(before)
  // Asked again, the same offer is good.
  expect(await app.finish(prepared)).toMatchObject({ status: 'confirmed' })
})

test.each<[string, Parameters<typeof changeSigned>[1], (app: SwappingApp) => Keypair[]]>([
  [
    'adds a budget, which breaks the maker’s signature',
    (message) => {
      message.instructions.unshift(ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1 }))
      return new VersionedTransaction(message.compileToV0Message())
    },
    (app) => [keysOf(app)],
  ],
  [
    'pays somebody else',
    (message) => {
      const transfer = message.instructions.find(({ data }) => data.length === 12)
      if (transfer?.keys[1]) transfer.keys[1].pubkey = new PublicKey(thief)
      return new VersionedTransaction(message.compileToV0Message())
    },
    (app) => [keysOf(app)],
  ],
  ['does not sign', (_, asked) => asked, () => []],
  [
    'drops the maker’s signature',
    (_, asked) => {
      asked.signatures[1] = new Uint8Array(64)
      return asked
    },
    (app) => [keysOf(app)],
  ],
])('error: a wallet that %s', async (_, change, signersOf) => {
  const app = await openApp({ mayAddComputeBudget: true })
  const prepared = await prepare(app)
  const before = await app.holdingsOf()
  changeSigned(app, (message, asked) => {
    const changed = change(message, asked)
    changed.sign(signersOf(app))
    return changed
  })
  await expect(send(app, prepared)).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
  expect(await app.holdingsOf()).toEqual(before)
})

test('behavior: a wallet may add a budget to what only the visitor signs, below the ceiling', async () => {
  const app = await openApp({ mayAddComputeBudget: true })
  const wrap = async () => app.prepare(app.createSwap({ target: assets.wsol, amount: 5_000n }))
  const setPrice = (microLamports: number) =>
    changeSigned(app, (message) => {
      const price = message.instructions.findIndex(({ data }) => data[0] === 3 && data.length === 9)
      message.instructions[price] = ComputeBudgetProgram.setComputeUnitPrice({ microLamports })
      const changed = new VersionedTransaction(message.compileToLegacyMessage())
      changed.sign([keysOf(app)])
      return changed
    })
  setPrice(20_000)
  expect(await app.finish(await wrap())).toMatchObject({ status: 'confirmed', received: 5_000n })
  setPrice(1_000_000_000)
  const refused = { code: 'WALLET_BAD_ANSWER' }
  await expect(send(app, await wrap())).rejects.toMatchObject(refused)
})

test('behavior: a wallet that answers too late sends nothing, and that is what is told', async () => {
  const app = await openApp()
  const prepared = await prepare(app)
  const before = await app.holdingsOf()
  app.wallet.program('solana:signTransaction', ({ proceed }) => {
    app.solana.advanceSlots(160)
    return proceed()
  })
  const sent = await send(app, prepared)
  const { swap, minReceived } = prepared
  const following = app.swaps.follow({ ...sent, swap, minReceived, isExchange: true, signal })
  const passing = setInterval(() => app.solana.advanceSlots(50), 200)
  const outcome = await following.finally(() => clearInterval(passing))
  expect(outcome).toEqual({ status: 'dropped', hash: sent.hash })
  expect(await app.holdingsOf()).toEqual(before)
  await expect(app.swaps.check({ prepared, step: 0, policy })).rejects.toMatchObject({
    code: 'PAYMENT_EXPIRED',
  })
})

test('behavior: no node answers, and it arrives all the same once one does', async () => {
  const app = await openApp()
  await using node = await startNode(app.solana)
  const network = { ...app.network, rpcUrls: { default: { http: [node.rpcUrl] } } }
  const swap = app.createSwap({ network })
  const prepared = await app.prepare(swap, await app.fetchOffer(swap))
  node.isAway = true
  const sent = await send(app, prepared)
  const { minReceived } = prepared
  const following = app.swaps.follow({ ...sent, swap, minReceived, isExchange: true, signal })
  node.isAway = false
  expect(await following).toMatchObject({ status: 'confirmed', received: minReceived })
})

test.each<[string, (prepared: PreparedSwap) => PreparedSwap]>([
  ['amount', (prepared) => ({ ...prepared, swap: { ...prepared.swap, amount: 1n } })],
  ['minimum', (prepared) => ({ ...prepared, minReceived: prepared.minReceived + 1n })],
  ['fee', (prepared) => ({ ...prepared, fee: { expected: 0n, limit: 9_999n } })],
  ['fee', (prepared) => ({ ...prepared, fee: undefined })],
  ['router', (prepared) => ({ ...prepared, router: thief })],
  ['target', (prepared) => ({ ...prepared, swap: { ...prepared.swap, target: assets.toll } })],
  ['token', (prepared) => ({ ...prepared, swap: { ...prepared.swap, source: assets.wsol } })],
  ['from', (prepared) => ({ ...prepared, swap: { ...prepared.swap, address: thief } })],
  ['step', (prepared) => ({ ...prepared, steps: [...prepared.steps, ...prepared.steps] })],
  ['payload', (prepared) => ({ ...prepared, steps: [] })],
  ['payload', (prepared) => ({ ...prepared, steps: [{ type: 'swap', payload: { a: 1 } }] })],
  [
    'transaction',
    (prepared) => ({ ...prepared, steps: [{ type: 'swap', payload: { transaction: '!' } }] }),
  ],
])('error: the %s is not what was shown (%#)', async (field, change) => {
  const app = await openApp()
  const prepared = change(await prepare(app))
  app.wallet.program('solana:signTransaction', () => {
    throw new Error('The wallet is not asked.')
  })
  const altered = { code: 'PAYMENT_ALTERED', context: { field } }
  await expect(send(app, prepared)).rejects.toMatchObject(altered)
  const checked = app.swaps.check({ prepared, step: 0, policy })
  await expect(checked).rejects.toMatchObject({ code: 'PAYMENT_ALTERED' })
})

test('error: of every byte that is changed, none is signed', async () => {
  const app = await openApp()
  const prepared = await prepare(app)
  const payload = prepared.steps[0]?.payload
  const bytes = base64.decode((payload as { transaction: string }).transaction)
  const asked: unknown[] = []
  app.wallet.program('solana:signTransaction', ({ params }) => asked.push(params))
  for (let at = 0; at < bytes.length; at += 7) {
    const changed = bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))
    const altered = { transaction: base64.encode(changed) }
    const attempt = send(app, { ...prepared, steps: [{ type: 'swap', payload: altered }] })
    await expect(attempt).rejects.toMatchObject({ name: 'CleatError' })
  }
  expect(asked).toEqual([])
})

test('error: the maker has spent it since', async () => {
  const app = await openApp()
  const prepared = await prepare(app)
  // The same signature twice is the same transaction.
  expect(await app.finish(prepared)).toMatchObject({ status: 'confirmed' })
  const again = await send(app, prepared)
  const { swap, minReceived } = prepared
  const before = await app.holdingsOf()
  expect(
    await app.swaps.follow({ ...again, swap, minReceived, isExchange: true, signal }),
  ).toMatchObject({ status: 'confirmed', received: minReceived })
  expect(await app.holdingsOf()).toEqual(before)
  expect(base58.decode(again.hash)).toHaveLength(64)
})
