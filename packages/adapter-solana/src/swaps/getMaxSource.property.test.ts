// @vitest-environment node
import type { PreparedSwap, Swap } from '@cleat/core/adapter'
import { Keypair, PublicKey, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { associatedAddress } from '../test/associatedAddress.ts'
import { budget, close, jupiterProgram, open, pay, sync } from '../test/createSwapParts.ts'
import { assets, type SwappingApp, setUpSwaps } from '../test/setUpSwaps.ts'

const openApp = setUpSwaps()
const numRuns = fc.readConfigureGlobal().numRuns ?? 40
const rent = 2_039_280n
const rest = 890_880n
const { sol, usdc, wsol } = assets
const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

/** From what keeps an account to some SOL, and around what an exchange costs. */
const lamports = fc.oneof(
  fc.bigInt({ min: rest, max: 5_000_000_000n }),
  fc.bigInt({ min: rest, max: rest + 3n * rent + 200_000n }),
)

/** Gives an account coins, and waits until the chain has them. */
async function fund(app: SwappingApp, address: string, amount: bigint): Promise<void> {
  await app.connection.requestAirdrop(new PublicKey(address), Number(amount))
  await expect.poll(async () => (await app.holdingsOf(address)).lamports).toBe(amount)
}

/** A page of an account that has nothing else. */
async function openFunded(amount: bigint): Promise<SwappingApp> {
  const seed = crypto.getRandomValues(new Uint8Array(32))
  const app = await openApp({ wallet: { seeds: [seed] } })
  await fund(app, app.address, amount)
  return app
}

test('property: the most of SOL leaves the fee, all rent and what keeps the account', async () => {
  const app = await openApp()
  const cases = fc.record({
    ...{ held: lamports, limit: fc.bigInt({ min: 5000n, max: 10_000_000n }) },
    target: fc.constantFrom(usdc, wsol),
    tried: fc.constantFrom('no', 'maker', 'jupiter'),
  })
  await fc.assert(
    fc.asyncProperty(cases, async ({ held, limit, target, tried }) => {
      const address = Keypair.generate().publicKey.toBase58()
      await fund(app, address, held)
      const swap = app.createSwap({ address, source: sol, target })
      const prepared: PreparedSwap = {
        ...{ swap, kind: 'rfq', router: tried === 'jupiter' ? jupiterProgram : address },
        ...{ steps: [], expected: 1n, minReceived: 1n, trial: 'simulated', sourceFees: [] },
        ...{ fee: { expected: limit, limit }, notes: [], expiresAt: 0 },
      }
      const max = await app.swaps.getMaxSource({ swap, ...(tried !== 'no' && { prepared }) })
      const wrapping = tried === 'jupiter' || (tried === 'no' && target === usdc) ? rent : 0n
      const cost = (tried === 'no' ? 110_000n + rent : limit) + wrapping + rest
      expect(max).toBe(held > cost ? held - cost : 0n)
    }),
    { numRuns },
  )
}, 60_000)

test('property: all of SOL is sold to a market maker, and wrapped, by accounts of any size', async () => {
  const sizes = fc.bigInt({ min: rest + 2n * rent + 120_000n, max: 3_000_000_000n })
  await fc.assert(
    fc.asyncProperty(sizes, fc.constantFrom(usdc, wsol), async (held, target) => {
      const app = await openFunded(held)
      const prepareMax = async (before?: PreparedSwap) => {
        const draft = app.createSwap({ source: sol, target })
        const amount = await app.swaps.getMaxSource({ swap: draft, prepared: before })
        const swap: Swap = { ...draft, amount }
        return app.prepare(swap, target === wsol ? undefined : await app.fetchOffer(swap))
      }
      // The second time, the fee is known.
      const prepared = await prepareMax(await prepareMax())
      const { amount } = prepared.swap
      const cost = prepared.fee?.limit ?? 0n
      expect(amount + cost + rest).toBe(held)
      expect(await app.finish(prepared)).toMatchObject({ status: 'confirmed' })
      const after = await app.holdingsOf()
      expect(after.lamports).toBe(rest)
      expect(after[target === wsol ? 'wsol' : 'usdc']).toBe(prepared.expected)
    }),
    { numRuns: Math.ceil(numRuns / 8) },
  )
}, 120_000)

test('property: all of a token is sold, to the last unit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.bigInt({ min: 10_000_000n, max: 2_000_000_000n }), async (sold) => {
      const app = await openFunded(5_000_000_000n)
      const first = app.createSwap({ amount: sold })
      await app.finish(await app.prepare(first, await app.fetchOffer(first)))
      const { usdc: held } = await app.holdingsOf()
      const draft = app.createSwap({ source: usdc, target: sol })
      const amount = await app.swaps.getMaxSource({ swap: draft })
      expect(amount).toBe(held)
      const swap = { ...draft, amount }
      const prepared = await app.prepare(swap, await app.fetchOffer(swap))
      expect(await app.finish(prepared)).toMatchObject({ status: 'confirmed' })
      expect((await app.holdingsOf()).usdc).toBe(0n)
    }),
    { numRuns: Math.ceil(numRuns / 8) },
  )
}, 120_000)

test('behavior: what Jupiter does around its route can be paid with the most, and with no more', async () => {
  const app = await openFunded(1_000_000_000n)
  const { address, connection, swaps } = app
  const max = await swaps.getMaxSource({ swap: app.createSwap({ source: sol, target: usdc }) })
  const owner = { payer: address, owner: address }
  const wrapped = associatedAddress({ owner: address, mint: wsol.address ?? '', program: token })
  const simulate = async (amount: bigint) => {
    const { blockhash } = await connection.getLatestBlockhash()
    const instructions = [
      ...[...budget, open(usdc.address ?? '', owner), open(wsol.address ?? '', owner)],
      ...[pay(amount, wrapped, address), sync(wrapped), close(wrapped, address, address)],
    ]
    const payerKey = new PublicKey(address)
    const message = new TransactionMessage({ payerKey, recentBlockhash: blockhash, instructions })
    const transaction = new VersionedTransaction(message.compileToV0Message())
    const { value } = await connection.simulateTransaction(transaction, { sigVerify: false })
    return value.err
  }
  expect(await simulate(max)).toBeNull()
  expect(await simulate(max + rent)).not.toBeNull()
})
