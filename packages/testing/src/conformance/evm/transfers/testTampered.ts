import type { PreparedPayment } from '@cleat/core/adapter'
import { expect } from 'vitest'
import { codeOf } from '../../page.ts'
import {
  type TamperedRow,
  tamperedCoins,
  tamperedPayloads,
  tamperedTokens,
} from './tamperedRows.ts'
import type { TransferPage, TransferSuite } from './transferSuite.ts'

/** What was changed between the visitor's eye and the wallet never gets to the wallet. */
export function testTampered({ check }: TransferSuite): void {
  check('a payload of a coin that was changed is refused, however', async (page) => {
    const prepared = await page.transfers.prepare(page.toPayment())
    await expectRefused(page, prepared, [...tamperedPayloads, ...tamperedCoins])
  })

  check('a payload of a token that was changed is refused, however', async (page) => {
    const { transfers, chain, payer, toPayment } = page
    const address = await chain.deployToken({ holder: payer })
    const payment = toPayment({ token: { address } })
    const prepared = await transfers.prepare(payment)
    const to = payment.to as `0x${string}`
    const rows = tamperedTokens({ to, amount: payment.amount })
    await expectRefused(page, prepared, [...tamperedPayloads, ...rows])
  })

  check('a payload that is another at every look is sent as it was looked at', async (page) => {
    const { transfers, chain, toPayment } = page
    const prepared = await transfers.prepare(toPayment())
    let looks = 0
    const payload = new Proxy(prepared.payload as object, {
      getOwnPropertyDescriptor(target, key) {
        const descriptor = Reflect.getOwnPropertyDescriptor(target, key)
        if (key !== 'to' || !descriptor) return descriptor
        looks += 1
        return looks === 1 ? descriptor : { ...descriptor, value: stranger }
      },
      get: (target, key) => (key === 'to' ? stranger : Reflect.get(target, key)),
    })
    const { hash } = await transfers.send({ ...prepared, payload })
    await chain.mined(hash as `0x${string}`)
    const address = prepared.payment.to as `0x${string}`
    expect(await chain.client.getBalance({ address })).toBe(prepared.payment.amount)
    expect(await chain.client.getBalance({ address: stranger })).toBe(0n)
  })
}

const stranger = '0x1111111111111111111111111111111111111111'

async function expectRefused(
  { transfers, wallet, chain, network }: TransferPage,
  prepared: PreparedPayment,
  rows: readonly TamperedRow[],
): Promise<void> {
  const payload = prepared.payload as Readonly<Record<string, string>>
  const { promptCount } = wallet
  const passed: string[] = []
  for (const [what, change] of rows) {
    const changed = { ...prepared, payload: change(payload) }
    if ((await codeOf(transfers.send(changed))) !== 'PAYMENT_ALTERED') passed.push(what)
  }
  expect(passed).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(40)
  expect(wallet.promptCount).toBe(promptCount)
  // What was not changed is what it was.
  expect(await transfers.decode({ payload, network })).toMatchObject({
    amount: prepared.payment.amount,
  })
  const { hash } = await transfers.send(prepared)
  expect((await chain.mined(hash as `0x${string}`)).status).toBe('success')
}
