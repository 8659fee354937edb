import { expect } from 'vitest'
import { codeOf } from '../../page.ts'
import type { TransferSuite } from './transferSuite.ts'

/** The last look, and the wallet. */
export function testSend({ check }: TransferSuite): void {
  check(
    'declined in the wallet, nothing is sent',
    async ({ transfers, chain, wallet, toPayment, payer }) => {
      const prepared = await transfers.prepare(toPayment())
      const before = await chain.client.getTransactionCount({ address: payer })
      wallet.answer('reject')
      expect(await codeOf(transfers.send(prepared))).toBe('REQUEST_USER_REJECTED')
      wallet.answer('nonsense')
      expect(await codeOf(transfers.send(prepared))).toBe('WALLET_BAD_ANSWER')
      expect(await chain.client.getTransactionCount({ address: payer })).toBe(before)
    },
  )

  check(
    'the wallet is asked once, for what was made ready',
    async ({ transfers, chain, wallet, toPayment }) => {
      const prepared = await transfers.prepare(toPayment())
      const { promptCount } = wallet
      const hash = (await transfers.send(prepared)).hash as `0x${string}`
      expect(wallet.promptCount).toBe(promptCount + 1)
      const sent = await chain.client.getTransaction({ hash })
      const { gas, maxFeePerGas, maxPriorityFeePerGas } = prepared.payload as Record<string, string>
      expect(sent).toMatchObject({
        ...{ value: prepared.payment.amount, input: '0x', gas: BigInt(gas ?? 0) },
        maxFeePerGas: BigInt(maxFeePerGas ?? 0),
        maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas ?? 0),
      })
      const { gasUsed, effectiveGasPrice } = await chain.mined(hash)
      expect(gasUsed * effectiveGasPrice).toBeLessThanOrEqual(prepared.fee?.limit ?? 0n)
    },
  )

  check('what was spent in the meantime is seen by the last look', async (page) => {
    const { transfers, chain, payer, toPayment } = page
    const address = await chain.deployToken({ holder: payer })
    const coin = await transfers.prepare(toPayment({ amount: 10n ** 18n }))
    const token = await transfers.prepare(toPayment({ token: { address } }))
    await transfers.check(coin)
    await transfers.check(token)
    await chain.client.setBalance({ address: payer, value: 10n ** 18n })
    expect(await codeOf(transfers.check(coin))).toBe('PAYMENT_FEE_UNCOVERED')
    await chain.write({
      ...{ to: address, name: 'transfer', args: [address, 1_000_000_000n], from: payer },
    })
    expect(await codeOf(transfers.check(token))).toBe('PAYMENT_FUNDS_INSUFFICIENT')
    await chain.client.setBalance({ address: payer, value: 1n })
    expect(await codeOf(transfers.check(coin))).toBe('PAYMENT_FUNDS_INSUFFICIENT')
  })

  check('a contract that is no token', async ({ transfers, chain, toPayment }) => {
    for (const name of ['rejecting', 'names'] as const) {
      const payment = toPayment({ token: { address: await chain.deploy(name) } })
      expect(await codeOf(transfers.prepare(payment))).toBe('PAYMENT_TOKEN_MISTRUSTED')
    }
  })
}
