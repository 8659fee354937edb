import type { DecodedSwapStep, PreparedSwap } from '@cleat/core/adapter'
import { isCleatError } from '@cleat/core/adapter'
import { type Address, type Hex, maxUint256, parseAbi } from 'viem'
import { expect } from 'vitest'
import { rejectWith } from '../../../behaviours/rejectWith.ts'
import { codeOf } from '../../page.ts'
import type { SwapIntent, SwapPage, SwapSuite } from './swapSuite.ts'
import { tamperedPermits } from './tamperedPermits.ts'
import { type RouterName, writeRouterOffer } from './writeRouterOffer.ts'

const whole = 10n ** 18n
const intent = { from: 'DAI', to: 'USDC', amount: 10n * whole } as const
const abi = parseAbi([
  'function approve(address spender, uint256 value)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
])

/** Allowances that are signed, and not sent. */
export function testPermits({ check }: SwapSuite): void {
  check('a token’s permit, which the router hands in with the exchange', async (page) => {
    const { wallet, exchange, swaps } = page
    const prepared = await prepare(page, intent)
    const { swapRouter: router } = exchange.published
    const spender = router.toLowerCase()
    expect(prepared).toMatchObject({ spender, router, trial: 'simulated' })
    expect(typesOf(prepared)).toEqual(['permit', 'swap'])
    expect((await decodeAll(page, prepared)).map(({ parts }) => parts)).toMatchObject([
      [{ type: 'allowance', amount: 10n * whole, spender }],
      [{ type: 'exchange', amount: 10n * whole, minReceived: prepared.minReceived }],
    ])
    const { promptCount } = wallet
    expect(await page.confirm(prepared)).toMatchObject([
      { status: 'confirmed', received: 9_969_900n },
    ])
    expect(wallet.promptCount).toBe(promptCount + 2)
    expect(await swaps.readAllowance({ swap: prepared.swap, spender })).toBe(0n)
    // Its number is used up.
    await expectUsedUp(page, prepared)
  })

  check('the same exchanges each time, as another step signs what one prepared', async (page) => {
    expect(await page.load()).toBe(page.swaps)
  })

  check('a token’s permit before coins that are unwrapped', async (page) => {
    const prepared = await prepare(page, { from: 'USDC', to: 'coin', amount: 100_000_000n })
    expect(typesOf(prepared)).toEqual(['permit', 'swap'])
    const { expected: received } = prepared
    expect(await page.confirm(prepared)).toMatchObject([{ status: 'confirmed', received }])
  })

  check('Permit2’s permit, after the token allows it, and alone the next time', async (page) => {
    const { exchange, chain, payer } = page
    const first = await prepare(page, intent, 'universalRouter')
    expect(first).toMatchObject({ spender: exchange.published.permit2.toLowerCase() })
    expect(typesOf(first)).toEqual(['approve', 'permit', 'swap'])
    expect((await page.confirm(first)).at(-1)).toMatchObject({ received: 9_969_900n })
    await chain.client.writeContract({
      ...{ abi, address: exchange.tokens.DAI.address, functionName: 'approve', chain: null },
      ...{ args: [exchange.published.permit2, maxUint256], account: payer },
    })
    await chain.client.mine({ blocks: 1 })
    const second = await prepare(page, intent, 'universalRouter')
    expect(typesOf(second)).toEqual(['permit', 'swap'])
    const [outcome] = await page.confirm(second)
    expect(outcome).toMatchObject({ status: 'confirmed', received: second.expected })
  })

  check('a token’s permit, which 1inch’s router hands in with the exchange', async (page) => {
    const { wallet, exchange, swaps } = page
    const prepared = await prepare(page, intent, 'aggregationRouter')
    const spender = exchange.published.aggregationRouter.toLowerCase()
    expect(prepared).toMatchObject({ spender, trial: 'simulated' })
    expect(typesOf(prepared)).toEqual(['permit', 'swap'])
    expect((await decodeAll(page, prepared)).map(({ parts }) => parts)).toMatchObject([
      [{ type: 'allowance', amount: 10n * whole, spender }],
      [{ type: 'exchange', amount: 10n * whole, minReceived: prepared.minReceived }],
    ])
    const { promptCount } = wallet
    const [outcome] = await page.confirm(prepared)
    expect(outcome).toMatchObject({ status: 'confirmed', received: prepared.expected })
    expect(wallet.promptCount).toBe(promptCount + 2)
    expect(await swaps.readAllowance({ swap: prepared.swap, spender })).toBe(0n)
    await expectUsedUp(page, prepared)
  })

  check('no permit where the token takes none', async (page) => {
    const prepared = await prepare(page, { from: 'OUSD', to: 'USDC', amount: 5_000_000n })
    expect(typesOf(prepared)).toEqual(['approve', 'swap'])
    expect((await page.confirm(prepared)).at(-1)).toMatchObject({ status: 'confirmed' })
  })

  check(
    'no permit where the wallet does both in one confirmation',
    async (page) => {
      const prepared = await prepare(page, intent)
      expect(typesOf(prepared)).toEqual(['batch'])
      expect(await page.confirm(prepared)).toMatchObject([{ status: 'confirmed' }])
    },
    { hasBatches: true },
  )

  check('a wallet that signs no permits is asked for an allowance', async (page) => {
    const { swaps, policy, wallet } = page
    const prepared = await prepare(page, intent)
    const send = () => codeOf(swaps.send({ prepared, step: 0, policy }))
    wallet.program('eth_signTypedData_v4', rejectWith({ code: 4001, message: 'No.' }))
    expect(await send()).toBe('REQUEST_USER_REJECTED')
    expect(typesOf(await prepare(page, intent))).toEqual(['permit', 'swap'])
    wallet.program('eth_signTypedData_v4', rejectWith({ code: 4200, message: 'Unknown.' }))
    expect(await send()).toBe('WALLET_METHOD_UNSUPPORTED')
    expect(typesOf(await prepare(page, intent))).toEqual(['approve', 'swap'])
  })

  check('an exchange whose permit was not signed, or by another key, is not sent', async (page) => {
    const { swaps, policy, wallet } = page
    const prepared = await prepare(page, intent)
    const { promptCount } = wallet
    expect(await fieldOf(swaps.send({ prepared, step: 1, policy }))).toBe('signature')
    expect(wallet.promptCount).toBe(promptCount)
    wallet.program('eth_signTypedData_v4', async () => `0x${'11'.repeat(64)}1b`)
    expect(await fieldOf(swaps.send({ prepared, step: 0, policy }))).toBe('signature')
    expect(await fieldOf(swaps.send({ prepared, step: 1, policy }))).toBe('signature')
  })

  check('a permit that another handed in before does no harm', async (page) => {
    const { swaps, policy, chain, wallet, exchange, payer } = page
    const prepared = await prepare(page, intent)
    let signature: Hex = '0x'
    wallet.program('eth_signTypedData_v4', async ({ proceed }) => {
      signature = (await proceed()) as Hex
      return signature
    })
    await swaps.send({ prepared, step: 0, policy })
    const { message } = toTypedData(prepared)
    const [r, s] = [signature.slice(2, 66), signature.slice(66, 130)] as const
    const v = Number.parseInt(signature.slice(130), 16)
    const spender = exchange.published.swapRouter
    await chain.client.writeContract({
      ...{ abi, address: exchange.tokens.DAI.address, functionName: 'permit', chain: null },
      args: [payer, spender, intent.amount, BigInt(message.deadline), v, `0x${r}`, `0x${s}`],
      account: (await chain.client.getAddresses())[8] as Address,
    })
    await chain.client.mine({ blocks: 1 })
    await swaps.check({ prepared, step: 1, policy })
    const { hash } = await swaps.send({ prepared, step: 1, policy })
    await chain.client.mine({ blocks: 1 })
    expect(await chain.client.getTransactionReceipt({ hash: hash as Hex })).toMatchObject({
      status: 'success',
    })
  })

  check('a permit that was changed is refused, however', async (page) => {
    const { swaps, policy, wallet } = page
    for (const router of ['swapRouter', 'universalRouter', 'aggregationRouter'] as const) {
      const prepared = await prepare(page, intent, router)
      const step = prepared.steps.findIndex(({ type }) => type === 'permit')
      const { promptCount } = wallet
      const rows = tamperedPermits(toTypedData(prepared))
      const named = await Promise.all(
        rows.map(async ([what, , typedData]) => {
          const steps = prepared.steps.map((one, index) =>
            index === step ? { ...one, payload: { from: page.payer, typedData } } : one,
          )
          return [
            what,
            await fieldOf(swaps.send({ prepared: { ...prepared, steps }, step, policy })),
          ]
        }),
      )
      expect(named).toEqual(rows.map(([what, field]) => [what, field]))
      expect(wallet.promptCount).toBe(promptCount)
    }
  })
}

async function prepare(
  page: SwapPage,
  wish: SwapIntent,
  router: RouterName = 'swapRouter',
): Promise<PreparedSwap> {
  const { swaps, policy } = page
  const swap = page.toSwap(wish)
  const offer = await writeRouterOffer(page, { swap, router })
  return swaps.prepare({
    ...{ swap, offer, policy, signal: new AbortController().signal },
    canBatch: () => page.canBatch(swap),
  })
}

function typesOf({ steps }: PreparedSwap): readonly string[] {
  return steps.map(({ type }) => type)
}

function decodeAll(page: SwapPage, { steps }: PreparedSwap): Promise<readonly DecodedSwapStep[]> {
  const { swaps, network, policy } = page
  return Promise.all(steps.map(({ payload }) => swaps.decode({ payload, network, policy })))
}

async function expectUsedUp(page: SwapPage, prepared: PreparedSwap): Promise<void> {
  const { swaps, network, policy } = page
  const { payload } = prepared.steps[0] ?? {}
  // As another page would read it: this one remembers what it has read.
  const copy = structuredClone(payload)
  expect(await fieldOf(swaps.decode({ payload: copy, network, policy }))).toBe('nonce')
}

function toTypedData({ steps }: PreparedSwap) {
  const { payload } = steps.find(({ type }) => type === 'permit') ?? {}
  return (payload as { typedData: tamperedPermits.TypedData }).typedData
}

/** The field that an error names. */
async function fieldOf(asking: Promise<unknown>): Promise<string> {
  try {
    return `done: ${JSON.stringify(await asking)}`
  } catch (error) {
    return isCleatError(error, 'PAYMENT_ALTERED') ? error.context.field : String(error)
  }
}
