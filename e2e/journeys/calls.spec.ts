import { rejectRequest } from '@cleat/testing'
import { expect, test } from '../fixtures/exchangeTest.ts'

const asked = (requests: readonly { method: string }[]) =>
  requests
    .map(({ method }) => method)
    .filter((method) => method === 'wallet_sendCalls' || method === 'eth_sendTransaction')

test.describe('a wallet that does calls as a whole', () => {
  test.use({ calls: 'ready' })

  test('an allowance and a payment in one confirmation', async ({
    chain,
    modal,
    playground,
    wallet,
  }) => {
    const { page } = playground
    await playground.gotoConnected(modal, { config: 'calls' })
    await expect(page.getByTestId('calls-atomic')).toHaveText('ready')
    await page.getByRole('button', { name: 'Allow and pay as a whole' }).click()
    await modal.button(/^Continue in/).click()
    await expect(page.getByTestId('calls-status')).toHaveText('confirmed', { timeout: 20_000 })
    await expect(page.getByTestId('calls-code')).toHaveText('200')
    expect(asked(wallet.requests)).toEqual(['wallet_sendCalls'])
    expect(await chain.allowance('DAI')).toBe(5n * 10n ** 18n)
    // The wallet has no view for it, or has: the modal stays closed where it showed its own.
    await page.getByRole('button', { name: 'Show the calls' }).click()
    await expect
      .poll(() => wallet.requests.map(({ method }) => method))
      .toContain('wallet_showCallsStatus')
  })
})

test.describe('a wallet that does calls one after the other', () => {
  test.use({ calls: 'sequential' })

  test('two confirmations, shown in the modal', async ({ chain, modal, playground, wallet }) => {
    const { page } = playground
    await playground.gotoConnected(modal, { config: 'calls' })
    await expect(page.getByTestId('calls-atomic')).toHaveText('unsupported')
    await page.getByRole('button', { name: 'Allow and pay', exact: true }).click()
    await modal.button(/^Continue in/).click()
    await expect(modal.title('All done')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByTestId('calls-status')).toHaveText('confirmed')
    expect(asked(wallet.requests)).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
    expect(await chain.allowance('DAI')).toBe(5n * 10n ** 18n)
  })

  test('the second is declined, and asked for again after a reload', async ({
    chain,
    modal,
    playground,
    wallet,
  }) => {
    const { page } = playground
    await playground.gotoConnected(modal, { config: 'calls' })
    await expect(page.getByTestId('calls-atomic')).toHaveText('unsupported')
    wallet.program('eth_sendTransaction', ({ proceed }) => proceed({ approve: true }))
    wallet.program('eth_sendTransaction', rejectRequest())
    await page.getByRole('button', { name: 'Allow and pay', exact: true }).click()
    await modal.button(/^Continue in/).click()
    await expect(modal.title('Only some steps were done')).toBeVisible({ timeout: 20_000 })
    await expect(modal.dialog).toContainText('Declined')
    await expect(modal.button('Remove the allowance')).toBeVisible()
    await expect(page.getByTestId('calls-code')).toHaveText('600')

    await page.reload()
    await expect(page.getByTestId('calls-status')).toHaveText('partial')
    await page.getByRole('button', { name: 'Show the calls' }).click()
    await expect(modal.title('Only some steps were done')).toBeVisible()
    const before = asked(wallet.requests).length
    await modal.button(/^Continue in/).click()
    await expect(modal.title('All done')).toBeVisible({ timeout: 20_000 })
    expect(asked(wallet.requests)).toHaveLength(before + 1)
    await expect(page.getByTestId('calls-status')).toHaveText('confirmed')
    expect(await chain.allowance('DAI')).toBe(5n * 10n ** 18n)
  })

  test('as a whole it is refused, and nothing is sent', async ({ modal, playground, wallet }) => {
    const { page } = playground
    await playground.gotoConnected(modal, { config: 'calls' })
    await expect(page.getByTestId('calls-atomic')).toHaveText('unsupported')
    await page.getByRole('button', { name: 'Allow and pay as a whole' }).click()
    // Without a review, because it is known.
    await expect(page.getByTestId('calls-outcome')).toContainText('5760')
    await expect(modal.dialog).toBeHidden()
    expect(asked(wallet.requests)).toEqual([])
  })
})
