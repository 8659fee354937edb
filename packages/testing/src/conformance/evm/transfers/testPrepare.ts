import { expect } from 'vitest'
import { codeOf } from '../../page.ts'
import { habits } from './createTransferChain.ts'
import type { TransferSuite } from './transferSuite.ts'

/** What is made ready, and what is refused before anybody is asked. */
export function testPrepare({ check }: TransferSuite): void {
  check(
    'a coin is made ready to the last unit, with its fee',
    async ({ transfers, toPayment, payer }) => {
      const payment = toPayment({ amount: 987_654_321_987_654_321n })
      const { payload, fee, notes } = await transfers.prepare(payment)
      expect(payload).toMatchObject({ from: payer, value: '0xdb4da5f7ef412b1', chainId: '0x1' })
      expect(Object.keys(payload as object).sort()).toEqual(
        ['chainId', 'from', 'gas', 'maxFeePerGas', 'maxPriorityFeePerGas', 'to', 'value'].sort(),
      )
      expect(notes).toEqual([{ type: 'unused-receiver' }])
      const { gas, maxFeePerGas } = payload as Record<'gas' | 'maxFeePerGas', string>
      expect(fee?.limit).toBe(BigInt(gas) * BigInt(maxFeePerGas))
      expect(fee?.expected).toBeGreaterThan(0n)
      expect(fee?.expected).toBeLessThanOrEqual(fee?.limit ?? 0n)
      expect(await transfers.decode({ payload, network: payment.network })).toMatchObject({
        ...{ from: payer, amount: payment.amount, chain: '1', feeLimit: fee?.limit },
      })
    },
  )

  check(
    'more than there is, of a coin and of a token',
    async ({ transfers, chain, payer, toPayment }) => {
      const tooMuch = toPayment({ amount: 10n ** 30n })
      expect(await codeOf(transfers.prepare(tooMuch))).toBe('PAYMENT_FUNDS_INSUFFICIENT')
      const address = await chain.deployToken({ holder: payer })
      const token = toPayment({ token: { address }, amount: 1_000_000_001n })
      await expect(transfers.prepare(token)).rejects.toMatchObject({
        code: 'PAYMENT_FUNDS_INSUFFICIENT',
        context: { symbol: 'TKN', available: '1000' },
      })
    },
  )

  check(
    'all of a coin leaves nothing for the fee',
    async ({ transfers, chain, payer, toPayment }) => {
      const amount = await chain.client.getBalance({ address: payer })
      const payment = toPayment({ amount })
      expect(await codeOf(transfers.prepare(payment))).toBe('PAYMENT_FEE_UNCOVERED')
      const max = await transfers.getMaxSendable(payment)
      expect(max).toBeLessThan(amount)
      const prepared = await transfers.prepare({ ...payment, amount: max })
      expect(max + (prepared.fee?.limit ?? 0n)).toBeLessThanOrEqual(amount)
      await transfers.check(prepared)
    },
  )

  check('a token without a coin for its fee', async ({ transfers, chain, payer, toPayment }) => {
    const address = await chain.deployToken({ holder: payer })
    await chain.client.setBalance({ address: payer, value: 5n })
    const payment = toPayment({ token: { address } })
    expect(await codeOf(transfers.prepare(payment))).toBe('PAYMENT_FEE_UNCOVERED')
    expect(await transfers.getMaxSendable(payment)).toBe(1_000_000_000n)
    expect(await transfers.getMaxSendable(toPayment())).toBe(0n)
  })

  for (const [what, sum] of [
    ['as the standard has it', 0],
    ['that returns nothing', habits.returnsNothing],
    ['that returns and emits nothing', habits.returnsNothing + habits.emitsNothing],
  ] as const)
    check(`a token ${what} arrives`, async ({ transfers, chain, payer, toPayment }) => {
      const address = await chain.deployToken({ holder: payer, habits: sum })
      const payment = toPayment({ token: { address } })
      const prepared = await transfers.prepare(payment)
      expect(prepared.notes).toEqual([{ type: 'unused-receiver' }])
      const { hash } = await transfers.send(prepared)
      await chain.client.mine({ blocks: 1 })
      const { signal } = new AbortController()
      const outcome = await transfers.follow({ hash, payment, signal })
      expect(outcome).toEqual({ status: 'confirmed', hash })
      expect(await chain.readToken(address, payment.to)).toBe(payment.amount)
    })

  for (const [what, sum, reason] of [
    ['says no', habits.saysNo, 'the token says no'],
    ['does not move', habits.movesNothing, 'the token would not move'],
    ['returns nothing and does not move', 65, 'the token would not move'],
  ] as const)
    check(`a token that ${what} is refused`, async ({ transfers, chain, payer, toPayment }) => {
      const address = await chain.deployToken({ holder: payer, habits: sum })
      await expect(transfers.prepare(toPayment({ token: { address } }))).rejects.toMatchObject({
        ...{ code: 'TRANSACTION_FAILED', context: { reason } },
      })
    })

  check('a token that blocks somebody says why', async ({ transfers, chain, payer, toPayment }) => {
    const address = await chain.deployToken({ holder: payer, habits: habits.returnsNothing })
    const payment = toPayment({ token: { address } })
    await chain.write({ to: address, name: 'setBlocked', args: [payment.to, true] })
    const error = await transfers.prepare(payment).catch((error: unknown) => error)
    expect(error).toMatchObject({ code: 'TRANSACTION_FAILED' })
    expect(String(Reflect.get(Object(error), 'message'))).toContain('the account is blocked')
  })

  check('a token that keeps a part is told of', async ({ transfers, chain, payer, toPayment }) => {
    const address = await chain.deployToken({ holder: payer, habits: habits.keepsAPart })
    const { notes } = await transfers.prepare(toPayment({ token: { address }, amount: 1_000_000n }))
    expect(notes).toContainEqual({ type: 'token-fee', amount: 10_000n })
  })

  check(
    'a token that counts otherwise than it was shown',
    async ({ transfers, chain, payer, toPayment }) => {
      const address = await chain.deployToken({ holder: payer, decimals: 6 })
      const wrong = toPayment({ token: { address, decimals: 18 } })
      expect(await codeOf(transfers.prepare(wrong))).toBe('PAYMENT_TOKEN_MISTRUSTED')
      const silent = await chain.deployToken({ holder: payer, habits: habits.hasNoDecimals })
      const unsaid = toPayment({ token: { address: silent } })
      expect(await codeOf(transfers.prepare(unsaid))).toBe('PAYMENT_TOKEN_MISTRUSTED')
      const nothing = toPayment({
        token: { address: '0x00000000000000000000000000000000000dead1' },
      })
      expect(await codeOf(transfers.prepare(nothing))).toBe('PAYMENT_TOKEN_MISTRUSTED')
    },
  )

  check(
    'a token that calls itself otherwise is told of',
    async ({ transfers, chain, payer, toPayment }) => {
      const notesOf = async (symbol: string, shown: string) => {
        const address = await chain.deployToken({ holder: payer, symbol })
        const payment = toPayment({ token: { address } })
        const asset = { ...payment.asset, symbol: shown }
        const { notes } = await transfers.prepare({ ...payment, asset })
        return notes.filter(({ type }) => type === 'token-symbol')
      }
      expect(await notesOf('FAKE', 'USDC')).toEqual([{ type: 'token-symbol', symbol: 'FAKE' }])
      expect(await notesOf('US\u202eDX', 'USDC')).toEqual([
        { type: 'token-symbol', symbol: 'US DX' },
      ])
      expect(await notesOf('usdc', 'USDC')).toEqual([])
      expect(await notesOf('', 'USDC')).toEqual([
        { type: 'token-symbol', symbol: expect.stringMatching(/^0x.*…/) },
      ])
    },
  )

  check('receivers that are contracts are told of', async ({ transfers, chain, toPayment }) => {
    const noteOf = async (to: string) => (await transfers.prepare(toPayment({ to }))).notes
    expect(await noteOf(await chain.deploy('vault'))).toEqual([{ type: 'contract-receiver' }])
    const account = await chain.deploy('account')
    expect(await noteOf(account)).toEqual([{ type: 'smart-account-receiver' }])
    const [, other] = await chain.client.getAddresses()
    if (!other) throw new Error('The node has no second account.')
    expect(await noteOf(other)).toEqual([])
    await chain.client.setCode({ address: other, bytecode: `0xef0100${account.slice(2)}` })
    expect(await noteOf(other)).toEqual([{ type: 'smart-account-receiver' }])
  })

  check('a contract that takes no coins says why', async ({ transfers, chain, toPayment }) => {
    const to = await chain.deploy('rejecting')
    const error = await transfers.prepare(toPayment({ to })).catch((error: unknown) => error)
    expect(error).toMatchObject({ code: 'TRANSACTION_FAILED' })
    expect(String(Reflect.get(Object(error), 'message'))).toContain('no coins, please')
  })

  check('what a chain above Ethereum takes for it', async ({ transfers, chain, toPayment }) => {
    const payment = toPayment()
    const before = await transfers.prepare(payment)
    const oracle = await chain.deploy('feeOracle')
    const bytecode = await chain.client.getCode({ address: oracle })
    const address = '0x420000000000000000000000000000000000000F'
    await chain.client.setCode({ address, bytecode: bytecode ?? '0x' })
    const { fee, payload } = await transfers.prepare(payment)
    const { feeLimit } = await transfers.decode({ payload, network: payment.network })
    expect((fee?.limit ?? 0n) - (feeLimit ?? 0n)).toBe(260n * 10n ** 9n)
    expect(fee?.expected).toBeGreaterThan(0n)
    expect(before.fee?.limit).toBeGreaterThan(0n)
  })

  check(
    'a contract that pays is never short of a fee',
    async ({ transfers, chain, payer, toPayment }) => {
      const account = await chain.deploy('account')
      const bytecode = (await chain.client.getCode({ address: account })) ?? '0x'
      await chain.client.setCode({ address: payer, bytecode })
      const amount = await chain.client.getBalance({ address: payer })
      const payment = toPayment({ amount })
      expect(await transfers.getMaxSendable(payment)).toBe(amount)
      expect((await transfers.prepare(payment)).payload).toMatchObject({ from: payer })
      // An account that only lends its code pays its own fees.
      await chain.client.setCode({ address: payer, bytecode: `0xef0100${account.slice(2)}` })
      expect(await codeOf(transfers.prepare(payment))).toBe('PAYMENT_FEE_UNCOVERED')
    },
  )
}
