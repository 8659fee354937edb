import { editGrant, rejectRequest } from '@cleat/testing'
import { expect, test } from '../fixtures/exchangeTest.ts'

const asked = (requests: readonly { method: string }[], pattern: RegExp) =>
  requests.map(({ method }) => method).filter((method) => pattern.test(method))

for (const form of ['7715', '2024'] as const)
  test.describe(`a wallet that grants permissions as in ${form}`, () => {
    test.use({ grants: form })

    test('an allowance is granted, seen and revoked', async ({ modal, playground, wallet }) => {
      const { page } = playground
      await playground.gotoConnected(modal, { config: 'sessions' })
      await page.getByRole('button', { name: 'Allow 0.01 a day' }).click()
      // What is allowed is said before the wallet is asked.
      await expect(modal.dialog).toContainText(/0\.01 ETH\p{Cf}* a day/u)
      await expect(modal.dialog).toContainText(/Until /)
      await modal.button(/^Continue in/).click()
      await expect(modal.title(/has your permission/)).toBeVisible({ timeout: 20_000 })
      await expect(modal.dialog).toContainText(/0\.01 ETH\p{Cf}* a day/u)
      await expect(page.getByTestId('permission-outcome')).toHaveText(/^[\da-f-]{36} true$/)
      await modal.button('See permission').click()
      await expect(modal.dialog).toContainText('Allowed without asking')
      await modal.button(/^Revoke$/).click()
      const gone = form === '7715' ? 'No longer on the list' : 'has no list to check'
      await expect(modal.dialog).toContainText(gone, { timeout: 20_000 })
      await expect(modal.dialog).toContainText('The service knows')
      expect(asked(wallet.requests, /revoke/i).length).toBeGreaterThan(0)
    })
  })

test.describe('a wallet that grants permissions', () => {
  test.use({ grants: '7715' })

  test('more than the app asked for is kept from it, and offered for revocation', async ({
    modal,
    playground,
    wallet,
  }) => {
    const { page } = playground
    await playground.gotoConnected(modal, { config: 'sessions' })
    wallet.program('wallet_requestExecutionPermissions', editGrant({ edit: 'amount' }))
    await page.getByRole('button', { name: 'Allow 0.01 a day' }).click()
    await modal.button(/^Continue in/).click()
    await expect(page.getByTestId('permission-outcome')).toHaveText('PERMISSION_BROADER_THAN_ASKED')
    await page.getByRole('button', { name: 'Open account settings' }).click()
    await modal.button(/^Permissions/).click()
    await modal.button(/Too much/).click()
    await expect(modal.dialog).toContainText('granted more than this app asked for')
    await modal.button(/^Revoke$/).click()
    await expect(modal.dialog).toContainText('No longer on the list', { timeout: 20_000 })
  })

  test('a revocation that is refused does not hold a disconnect up', async ({
    modal,
    playground,
    wallet,
  }) => {
    const { page } = playground
    await playground.gotoConnected(modal, { config: 'sessions' })
    await page.getByRole('button', { name: 'Allow 0.01 a day' }).click()
    await modal.button(/^Continue in/).click()
    await expect(modal.title(/has your permission/)).toBeVisible({ timeout: 20_000 })
    await modal.button('Done').click()
    wallet.program('wallet_revokeExecutionPermission', rejectRequest())
    await page.getByRole('button', { name: 'Open account settings' }).click()
    await modal.button('Disconnect').click()
    await expect(modal.dialog).toBeHidden()
    await expect(playground.status).toHaveText('disconnected')
    expect(asked(wallet.requests, /revokeExecution/)).toHaveLength(1)
  })
})
