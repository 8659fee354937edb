import type { Payment, PaymentOutcome } from '@cleat/core/adapter'
import { type Address, encodeFunctionData, type Hash, type Hex, parseAbi, parseEther } from 'viem'
import { expect } from 'vitest'
import { transferAbi } from './createTransferChain.ts'
import type { TransferPage, TransferSuite } from './transferSuite.ts'
import { withQuickClock } from './withQuickClock.ts'

const abi = parseAbi([
  'function batch(address[] to, uint256[] values, bytes[] data)',
  'function execute(address to, uint256 value, bytes data)',
  'function execTransaction(address to, uint256 value, bytes data)',
  'function handleOp(address account, uint256 missing, bytes call)',
])
/** ERC-4337's entry point 0.7. */
const entryPointAddress = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
const gas = 1_000_000n
const million = 1_000_000n

/** A call that an account makes. */
type Call = { readonly to: Address; readonly value: bigint; readonly data: Hex }

/** How payments of contract accounts end: proven by logs, traces and balances, or not at all. */
export function testContractAccounts(suite: TransferSuite): void {
  const check: TransferSuite['check'] = (name, run) =>
    suite.check(name, (page) => withQuickClock(() => run(page)))

  check('a delegated account pays tokens in a batch, to the last unit', async (page) => {
    const token = await page.chain.deployToken({ holder: page.payer })
    await delegate(page)
    const payment = page.toPayment({ token: { address: token }, amount: million })
    const end = async (...moves: readonly (readonly [string, bigint])[]) =>
      (
        await follow(
          page,
          payment,
          await batch(
            page,
            moves.map((move) => pay(token, ...move)),
          ),
        )
      ).status
    expect(await end([payment.to, million])).toBe('confirmed')
    expect(await end([page.payer, 5n], [payment.to, million])).toBe('confirmed')
    expect(await end([payment.to, 1n])).toBe('altered')
    expect(await end([payment.to, 1n], [other, million])).toBe('altered')
    expect(await end([other, million])).toBe('altered')
    // As a token logs that keeps a part, but in two calls, which the trace shows.
    expect(await end([payment.to, million - 1n], [other, 1n])).toBe('altered')
    expect(await end()).toBe('unproven')
  })

  check('a delegated account pays coins in a batch, to the last unit', async (page) => {
    await delegate(page)
    for (const [share, to, status] of [
      [1n, undefined, 'confirmed'],
      [million, undefined, 'altered'],
      [1n, other, 'altered'],
    ] as const) {
      const payment = page.toPayment({ amount: million })
      const call = coins(to ?? payment.to, payment.amount / share)
      const hash = await batch(page, [call])
      expect(await follow(page, payment, hash)).toEqual({ status, hash })
    }
  })

  check(
    'a trace tells the payer’s coins from those of another account of the block',
    async (page) => {
      const { chain, payer, toPayment } = page
      await delegate(page)
      const payment = toPayment({ amount: million })
      const [, rich] = await chain.client.getAddresses()
      if (!rich) throw new Error('The node has no second account.')
      await chain.client.setAutomine(false)
      // The wallet pays one unit, and another account the rest.
      const rest = { to: payment.to as Address, value: million - 1n }
      await chain.client.sendTransaction({ ...rest, account: rich, chain: null })
      const calls = [coins(payment.to, 1n), coins(other, million - 1n)]
      const hash = await ask(page, payer, encodeBatch(calls))
      await chain.client.mine({ blocks: 1 })
      await chain.client.mine({ blocks: 1 })
      expect(await chain.client.getBalance({ address: payment.to as Address })).toBe(million)
      expect(await follow(page, payment, hash)).toEqual({ status: 'altered', hash })
    },
  )

  check('an entry point carries out an operation, or says that it failed', async (page) => {
    const { account, token, entryPoint } = await openAccount(page)
    for (const missing of [0n, parseEther('0.01')]) {
      const operate = async (call: Call, from: Address = account) => {
        const data = encodeFunctionData({ abi, functionName: 'execute', args: toArgs(call) })
        return ask(page, entryPoint, handle(from, missing, data))
      }
      const inTokens = { ...page.toPayment({ token: { address: token }, amount: million }) }
      const tokens: Payment = { ...inTokens, address: account }
      const inCoins: Payment = { ...page.toPayment({ amount: million }), address: account }
      const ends = async (payment: Payment, call: Call, from?: Address) =>
        (await follow(page, payment, await operate(call, from))).status
      expect(await ends(tokens, pay(token, tokens.to, million))).toBe('confirmed')
      expect(await ends(tokens, pay(token, tokens.to, 1n))).toBe('altered')
      expect(await ends(tokens, pay(token, tokens.to, 10n ** 30n))).toBe('failed')
      expect(await ends(inCoins, coins(inCoins.to, 10n ** 30n))).toBe('failed')
      expect(await ends(inCoins, coins(inCoins.to, 1n))).toBe('unproven')
      expect(await ends(inCoins, coins(other, million))).toBe('unproven')
      const fresh: Payment = { ...page.toPayment({ amount: million }), address: account }
      expect(await ends(fresh, coins(fresh.to, million))).toBe('confirmed')
      // Another account's operation, whatever came of it.
      const stranger = await page.chain.deploy('smartAccount')
      await page.chain.client.setBalance({ address: stranger, value: parseEther('1') })
      for (const value of [million, 10n ** 30n])
        expect(await ends(fresh, coins(fresh.to, value), stranger)).toBe('unproven')
    }
  })

  check('what another contract logs about an operation proves nothing', async (page) => {
    const { account } = await openAccount(page)
    const payment: Payment = { ...page.toPayment({ amount: million }), address: account }
    const forger = await page.chain.deploy('entryPoint')
    const failing = coins(payment.to, 10n ** 30n)
    const data = encodeFunctionData({ abi, functionName: 'execute', args: toArgs(failing) })
    const hash = await ask(page, forger, handle(account, 0n, data))
    expect(await follow(page, payment, hash)).toEqual({ status: 'unproven', hash })
  })

  check('a Safe says that it paid, or that it could not', async (page) => {
    const { account, token } = await openAccount(page)
    const inTokens = page.toPayment({ token: { address: token }, amount: million })
    for (const payment of [inTokens, page.toPayment({ amount: million })]) {
      const paid: Payment = { ...payment, address: account }
      const call = payment === inTokens ? pay(token, paid.to, million) : coins(paid.to, million)
      const tooMuch =
        payment === inTokens ? pay(token, paid.to, 10n ** 30n) : coins(paid.to, 10n ** 30n)
      const execute = (one: Call) => {
        const args = toArgs(one)
        return ask(
          page,
          account,
          encodeFunctionData({ abi, functionName: 'execTransaction', args }),
        )
      }
      expect((await follow(page, paid, await execute(call))).status).toBe('confirmed')
      expect((await follow(page, paid, await execute(tooMuch))).status).toBe('failed')
    }
  })

  check('a reverted bundle can be sent again, so it says nothing', async (page) => {
    const { account } = await openAccount(page)
    const payment: Payment = { ...page.toPayment({ amount: million }), address: account }
    const args = toArgs(coins(payment.to, 10n ** 30n))
    const hash = await ask(
      page,
      account,
      encodeFunctionData({ abi, functionName: 'execute', args }),
    )
    expect(await follow(page, payment, hash)).toEqual({ status: 'unproven', hash })
  })
}

const other: Address = '0x00000000000000000000000000000000decade99'

/** Lets the payer's account run a contract's code. @see EIP-7702 */
async function delegate({ chain, payer }: TransferPage): Promise<void> {
  const code = await chain.deploy('smartAccount')
  await chain.client.setCode({ address: payer, bytecode: `0xef0100${code.slice(2)}` })
}

/** An account with a token and coins, and an entry point where wallets expect it. */
async function openAccount({ chain }: TransferPage) {
  const account = await chain.deploy('smartAccount')
  const token = await chain.deployToken({ holder: account })
  await chain.client.setBalance({ address: account, value: parseEther('5') })
  const code = await chain.client.getCode({ address: await chain.deploy('entryPoint') })
  await chain.client.setCode({ address: entryPointAddress, bytecode: code ?? '0x' })
  return { account, token, entryPoint: entryPointAddress } as const
}

function coins(to: string, value: bigint): Call {
  return { to: to as Address, value, data: '0x' }
}

function pay(token: Address, to: string, amount: bigint): Call {
  const data = encodeFunctionData({
    ...{ abi: transferAbi, functionName: 'transfer', args: [to, amount] },
  })
  return { to: token, value: 0n, data }
}

function toArgs({ to, value, data }: Call): [Address, bigint, Hex] {
  return [to, value, data]
}

function encodeBatch(calls: readonly Call[]): Hex {
  const args = [
    calls.map(({ to }) => to),
    calls.map(({ value }) => value),
    calls.map(({ data }) => data),
  ] as const
  return encodeFunctionData({ abi, functionName: 'batch', args })
}

function handle(account: Address, missing: bigint, call: Hex): Hex {
  return encodeFunctionData({ abi, functionName: 'handleOp', args: [account, missing, call] })
}

async function batch(page: TransferPage, calls: readonly Call[]): Promise<Hash> {
  return ask(page, page.payer, encodeBatch(calls))
}

/** Sends a transaction from the payer's account. For contract accounts, it is the bundler. */
async function ask({ chain, payer }: TransferPage, to: Address, data: Hex): Promise<Hash> {
  const fees = { maxFeePerGas: 90_000_000_000n, maxPriorityFeePerGas: 20_000_000_000n }
  return chain.client.sendTransaction({ to, data, gas, ...fees, account: payer, chain: null })
}

async function follow(page: TransferPage, payment: Payment, hash: Hash): Promise<PaymentOutcome> {
  const { chain, transfers } = page
  await chain.mined(hash)
  await chain.client.mine({ blocks: 1 })
  return transfers.follow({ hash, payment, signal: AbortSignal.timeout(40_000) })
}
