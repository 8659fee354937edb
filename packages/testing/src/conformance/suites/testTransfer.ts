import { expect } from 'vitest'
import { codeOf, type Page } from '../page.ts'
import type { Suite } from '../suite.ts'

export function testTransfer({ requires }: Suite): void {
  requires('balance:read')('transfer: the balance is what the chain says', async (page) => {
    const { transfer } = page.under
    const [address] = page.wallet.addresses
    const read = page.adapter.features['balance:read']
    const balance = await read?.({ address, network: page.networks[0] })
    const { decimals, symbol } = page.networks[0].nativeCurrency
    expect(balance).toMatchObject({ decimals, symbol })
    if (transfer) expect(balance?.value).toBe(await transfer.balanceOf(address))
  })

  const check = requires('transfer:send')

  check('transfer: what was meant arrives, to the last unit', async (page) => {
    const { to, value, balanceOf } = required(page)
    await page.connect()
    const before = await balanceOf(to)
    const { hash } = await send(page, { to, value })
    expect(hash).not.toBe('')
    // A node may answer before it has mined.
    await expect.poll(() => balanceOf(to)).toBe(before + value)
  })

  check('transfer: declined, nothing is sent', async (page) => {
    const { to, value, balanceOf } = required(page)
    await page.connect()
    const before = await balanceOf(to)
    page.wallet.answer('reject')
    expect(await codeOf(send(page, { to, value }))).toBe('REQUEST_USER_REJECTED')
    expect(await balanceOf(to)).toBe(before)
  })

  check('transfer: more than there is fails with a reason', async (page) => {
    const { to, tooMuch, balanceOf } = required(page)
    await page.connect()
    const before = await balanceOf(to)
    // The chain says so, or the wallet does before it asks the chain.
    const code = await codeOf(send(page, { to, value: tooMuch }))
    expect(code).toMatch(/^(?:TRANSACTION_FAILED|WALLET_ERROR)$/)
    expect(await balanceOf(to)).toBe(before)
  })

  check('transfer: nothing is sent where nothing is connected', async (page) => {
    const { to, value } = required(page)
    expect(await codeOf(send(page, { to, value }))).toBe('CONNECTION_NOT_CONNECTED')
  })
}

function required({ under }: Page) {
  if (!under.transfer) throw new Error('An adapter that can send is tested on a chain.')
  return under.transfer
}

async function send(
  { adapter, wallet, networks }: Page,
  parameters: { to: string; value: bigint },
): Promise<{ hash: string }> {
  const [address] = wallet.addresses
  const [network] = networks
  const sent = await adapter.features['transfer:send']?.({ ...parameters, address, network })
  return sent ?? { hash: '' }
}
