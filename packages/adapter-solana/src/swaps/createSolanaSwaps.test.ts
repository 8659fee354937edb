// @vitest-environment node
import { localSolanaTokens } from '@cleat/localnet'
import { PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { programs } from '../base/programs.ts'
import { jupiterProgram, wsol } from '../test/createSwapParts.ts'
import { assets, setUpSwaps } from '../test/setUpSwaps.ts'

const openApp = setUpSwaps()
const rent = 2_039_280n
const policy = {}
const { sol, usdc, wsol: wrapped } = assets

test.each([
  ['SOL for a token', { source: sol, target: usdc, amount: 2_000_000_001n }, 299_400_000n],
  ['a token for SOL', { source: usdc, target: sol, amount: 150_300_000n }, 1_000_000_000n],
])('default: %s, with a market maker, to the last unit', async (_, parts, received) => {
  const app = await openApp()
  const swap = app.createSwap(parts)
  const prepared = await app.prepare(swap, await app.fetchOffer(swap))
  // Two signatures.
  const fee = 10_000n
  expect(prepared).toMatchObject({
    ...{ swap, kind: 'rfq', router: app.solana.maker?.address },
    source: { id: 'maker', name: 'Maker' },
    ...{ expected: received, minReceived: received, trial: 'simulated' },
    fee: { expected: fee, limit: fee },
    steps: [{ type: 'swap' }],
  })
  expect(prepared.expiresAt - Date.now()).toBeLessThanOrEqual(30_000)
  const maker = app.solana.maker?.address
  const before = [await app.holdingsOf(), await app.holdingsOf(maker)] as const

  const outcome = await app.finish(prepared)
  expect(outcome).toEqual({ status: 'confirmed', hash: expect.any(String), received })
  const after = [await app.holdingsOf(), await app.holdingsOf(maker)] as const
  const isSale = swap.source === sol
  const [coins, dollars] = isSale ? [-swap.amount, received] : [received, -swap.amount]
  expect(after[0]).toEqual({
    ...before[0],
    lamports: before[0].lamports + coins - fee,
    usdc: before[0].usdc + dollars,
  })
  expect(after[1].usdc - before[1].usdc).toBe(-dollars)
  expect(after[1].lamports - before[1].lamports).toBe(-coins)
})

test('behavior: the first of a token opens an account for it, whose rent is in the fee', async () => {
  const seed = crypto.getRandomValues(new Uint8Array(32))
  const app = await openApp({ wallet: { seeds: [seed] } })
  await app.connection.requestAirdrop(new PublicKey(app.address), 3_000_000_000)
  await expect.poll(async () => (await app.holdingsOf()).lamports).toBe(3_000_000_000n)
  const swap = app.createSwap({ amount: 1_000_000_000n })
  const prepared = await app.prepare(swap, await app.fetchOffer(swap))
  const cost = 10_000n + rent
  expect(prepared).toMatchObject({ expected: 149_700_000n, fee: { expected: cost, limit: cost } })
  expect(await app.finish(prepared)).toMatchObject({ received: 149_700_000n })
  expect(await app.holdingsOf()).toEqual({
    ...{ lamports: 2_000_000_000n - cost, usdc: 149_700_000n, wsol: 0n },
  })
})

test('behavior: SOL is wrapped without an offer, and unwrapped in part and as a whole', async () => {
  const app = await openApp()
  const wrap = app.createSwap({ target: wrapped, amount: 1_500_000_000n })
  const part = { ...wrap, source: wrapped, target: sol, amount: 400_000_001n }
  const whole = { ...part, amount: 1_099_999_999n }
  expect(
    [wrap, part, app.createSwap({})].map((swap) => app.swaps.isWrap({ swap, policy })),
  ).toEqual([true, true, false])
  let left = (await app.holdingsOf()).lamports
  for (const [swap, coins, opened] of [
    [wrap, -1_500_000_000n, rent],
    [part, 400_000_001n, 0n],
    [whole, 1_099_999_999n, -rent],
  ] as const) {
    const prepared = await app.prepare(swap)
    const { amount } = swap
    expect(prepared).toMatchObject({
      ...{ kind: 'wrap', router: programs.token, expected: amount, minReceived: amount },
    })
    const fee = (prepared.fee?.limit ?? 0n) - (opened > 0n ? opened : 0n)
    expect(fee).toBeGreaterThan(5_000n)
    expect(fee).toBeLessThan(110_000n)
    expect(await app.finish(prepared)).toMatchObject({ status: 'confirmed', received: amount })
    const { lamports } = await app.holdingsOf()
    expect(lamports).toBe(left + coins - opened - fee)
    left = lamports
  }
  expect((await app.holdingsOf()).wsol).toBe(0n)
})

test('behavior: the most of SOL leaves its fee, and what keeps the account', async () => {
  const app = await openApp()
  const swap = app.createSwap({})
  const { lamports, usdc: dollars } = await app.holdingsOf()
  const [rest, most] = [890_880n, (of: bigint) => lamports - of - 890_880n]
  // One account for what comes, and one in which Jupiter would wrap.
  expect(await app.swaps.getMaxSource({ swap })).toBe(lamports - rest - 2n * rent - 110_000n)
  const wrap = { ...swap, target: wrapped }
  expect(await app.swaps.getMaxSource({ swap: wrap })).toBe(lamports - rest - rent - 110_000n)
  const prepared = await app.prepare(swap, await app.fetchOffer(swap))
  expect(await app.swaps.getMaxSource({ swap, prepared })).toBe(most(10_000n))
  const routed = { ...prepared, router: jupiterProgram }
  expect(await app.swaps.getMaxSource({ swap, prepared: routed })).toBe(most(10_000n + rent))
  const token = { ...swap, source: usdc, target: sol }
  expect(await app.swaps.getMaxSource({ swap: token })).toBe(dollars)
  const poor = { ...swap, address: new PublicKey(wsol).toBase58() }
  expect(await app.swaps.getMaxSource({ swap: poor })).toBe(0n)
})

test('behavior: nothing is ever allowed, so nothing is taken back', async () => {
  const app = await openApp()
  const swap = app.createSwap({})
  const prepared = await app.prepare(swap, await app.fetchOffer(swap))
  const spender = app.solana.maker?.address ?? ''
  expect(await app.swaps.readAllowance({ swap, spender })).toBe(0n)
  await expect(app.swaps.prepareRemoval({ prepared })).rejects.toMatchObject({
    code: 'REQUEST_NOT_ALLOWED',
  })
})

test('behavior: both tokens are what the visitor sees', async () => {
  const app = await openApp()
  const offer = await app.fetchOffer(app.createSwap({}))
  const swapOf = (parts: object) => app.prepare(app.createSwap(parts), offer)
  const mistrusted = { code: 'PAYMENT_TOKEN_MISTRUSTED' }
  for (const parts of [
    { source: { ...sol, decimals: 6 } },
    { source: { ...sol, symbol: 'ETH' } },
    { target: { ...usdc, decimals: 9 } },
    { target: { ...usdc, address: localSolanaTokens[0].address.slice(1) } },
    { target: { ...usdc, address: app.address } },
  ])
    await expect(swapOf(parts)).rejects.toMatchObject(mistrusted)
  const { notes } = await swapOf({ target: { ...usdc, symbol: 'DOLLAR' } })
  expect(notes).toEqual([{ type: 'token-symbol', side: 'target', symbol: 'USDC' }])
})

test.each([
  ['PAYMENT_FUNDS_INSUFFICIENT', { amount: 10n ** 17n }],
  ['PAYMENT_FUNDS_INSUFFICIENT', { source: usdc, target: sol, amount: 10n ** 15n }],
  ['PAYMENT_TOO_SMALL', { amount: 0n }],
])('error: %s', async (code, parts) => {
  const app = await openApp()
  const offer = await app.fetchOffer(app.createSwap({}))
  await expect(app.prepare(app.createSwap(parts), offer)).rejects.toMatchObject({ code })
})

test('error: the fee is not covered', async () => {
  const app = await openApp()
  const { lamports } = await app.holdingsOf()
  for (const left of [0n, 9_999n, 10_001n]) {
    const swap = app.createSwap({ amount: lamports - left })
    const attempt = app.prepare(swap, await app.fetchOffer(swap))
    await expect(attempt).rejects.toMatchObject({ code: 'PAYMENT_FEE_UNCOVERED' })
  }
})

test('error: an order is no transaction, and another pair needs an offer', async () => {
  const app = await openApp()
  const swap = app.createSwap({})
  const unsupported = { code: 'SWAP_UNSUPPORTED' }
  await expect(app.prepare(swap)).rejects.toMatchObject(unsupported)
  const offer = { ...(await app.fetchOffer(swap)), kind: 'order' as const }
  await expect(app.prepare(swap, offer)).rejects.toMatchObject(unsupported)
})
