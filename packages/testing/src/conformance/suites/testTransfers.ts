import type { Payment, PreparedPayment, TransferAdapter } from '@cleat/core/adapter'
import { expect } from 'vitest'
import { codeOf, type Page } from '../page.ts'
import type { Suite } from '../suite.ts'

const nobody = ['', ' ', 'nonsense', 'vitalik', '0x', '1'.repeat(500)] as const
const noPayloads = [undefined, null, '', 'nonsense', {}, [], 5] as const

export function testTransfers({ requires }: Suite): void {
  const check = requires('transfers:load')

  check('transfers: an address is one, and nothing else is', async (page) => {
    const { transfers, payment } = await open(page)
    const { network, to, address } = payment
    for (const one of [to, address])
      expect(transfers.parseReceiver({ text: one, network })?.toLowerCase()).toBe(one.toLowerCase())
    for (const text of nobody) expect(transfers.parseReceiver({ text, network })).toBeUndefined()
  })

  check('transfers: what is made ready is read as what was meant', async (page) => {
    const { transfers, payment, prepared } = await prepare(page)
    const { payload, fee } = prepared
    expect(prepared.payment).toEqual(payment)
    const read = await transfers.decode({ payload, network: payment.network })
    expect({ ...read, to: read.to.toLowerCase() }).toMatchObject({
      ...{ to: payment.to.toLowerCase(), amount: payment.amount },
    })
    expect(read.token).toBeUndefined()
    if (fee && read.feeLimit !== undefined) expect(read.feeLimit).toBeLessThanOrEqual(fee.limit)
    await transfers.check(prepared)
  })

  check('transfers: what is no payment is not read as one', async (page) => {
    const { transfers, payment } = await open(page)
    for (const payload of noPayloads)
      expect(await codeOf(transfers.decode({ payload, network: payment.network }))).toBe(
        'PAYMENT_ALTERED',
      )
  })

  check('transfers: what was meant arrives, to the last unit', async (page) => {
    const { transfers, payment, prepared } = await prepare(page)
    const { balanceOf } = required(page)
    const before = await balanceOf(payment.to)
    const { hash } = await transfers.send(prepared)
    const { signal } = new AbortController()
    const following = transfers.follow({ hash, payment, signal })
    await expect.poll(() => balanceOf(payment.to)).toBe(before + payment.amount)
    expect(await following).toEqual({ status: 'confirmed', hash })
  })

  check('transfers: the hash of an earlier, identical payment is not believed', async (page) => {
    const { transfers, payment } = await open(page)
    const { balanceOf } = required(page)
    const pay = async () => {
      const sent = await transfers.send(await transfers.prepare(payment))
      // On some chains, to look is what makes a block.
      await balanceOf(payment.to)
      return sent
    }
    const { signal } = new AbortController()
    const earlier = await pay()
    const { hash } = earlier
    expect(await transfers.follow({ ...earlier, payment, signal })).toEqual({
      ...{ status: 'confirmed', hash },
    })
    let later = await pay()
    // On Solana, the same payment of the same block is the same transaction.
    while (later.hash === hash) later = await pay()
    const { trackingData } = later
    expect(await transfers.follow({ hash, trackingData, payment, signal })).toEqual({
      ...{ status: 'unproven', hash },
    })
  })

  check('transfers: declined, nothing is sent', async (page) => {
    const { transfers, payment, prepared } = await prepare(page)
    const { balanceOf } = required(page)
    const before = await balanceOf(payment.to)
    page.wallet.answer('reject')
    expect(await codeOf(transfers.send(prepared))).toBe('REQUEST_USER_REJECTED')
    expect(await balanceOf(payment.to)).toBe(before)
  })

  check('transfers: more than there is is not made ready', async (page) => {
    const { transfers, payment } = await open(page)
    const asked = transfers.prepare({ ...payment, amount: required(page).tooMuch })
    expect(await codeOf(asked)).toBe('PAYMENT_FUNDS_INSUFFICIENT')
    expect(await transfers.getMaxSendable(payment)).toBeGreaterThan(payment.amount)
  })

  check(
    'transfers: the coin has the symbol and the decimals of the app’s network',
    async (page) => {
      const { transfers, payment } = await open(page)
      const { decimals, symbol } = payment.asset
      for (const asset of [
        { symbol, decimals: decimals + 1 },
        { symbol, decimals: decimals - 1 },
        { symbol: 'USDC', decimals },
      ])
        expect(await codeOf(transfers.prepare({ ...payment, asset }))).toBe(
          'PAYMENT_TOKEN_MISTRUSTED',
        )
    },
  )
}

function required({ under }: Page) {
  if (!under.transfer) throw new Error('An adapter with transfers is tested on a chain.')
  return under.transfer
}

/** A connected page, and a valid payment in the native currency. */
async function open(page: Page): Promise<{ transfers: TransferAdapter; payment: Payment }> {
  const { to, value: amount } = required(page)
  await page.connect()
  const [network] = page.networks
  const [address] = page.wallet.addresses
  const transfers = await page.adapter.features['transfers:load']?.()
  if (!transfers) throw new Error('The adapter says that it has transfers.')
  const { decimals, symbol } = network.nativeCurrency
  return { transfers, payment: { network, address, to, asset: { decimals, symbol }, amount } }
}

async function prepare(
  page: Page,
): Promise<{ transfers: TransferAdapter; payment: Payment; prepared: PreparedPayment }> {
  const { transfers, payment } = await open(page)
  return { transfers, payment, prepared: await transfers.prepare(payment) }
}
