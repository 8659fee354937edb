import type { Address } from 'viem'
import { giveApprovals } from '../fixtures/giveApprovals.ts'
import { expect, test } from '../fixtures/test.ts'

test('sees an approval on a phone and revokes it', async ({
  laboratory,
  modal,
  playground,
  wallet,
}) => {
  test.setTimeout(120_000)
  const account = wallet.accounts[0] as Address
  const { readAllowance } = await giveApprovals({ laboratory, account, symbols: ['USDC'] })
  const { dialog } = modal
  await playground.gotoConnected(modal, { config: 'approvals' })
  await playground.button.tap()
  await modal.button('Approvals').tap()
  const row = dialog.getByRole('list', { name: 'Approvals' }).getByRole('button', { name: /USDC/ })
  await row.tap()
  await expect(dialog.getByText(/personal account, not an app/)).toBeVisible()
  await modal.button('Revoke').tap()
  await expect(modal.title('Approval revoked')).toBeVisible({ timeout: 60_000 })
  expect(await readAllowance('USDC')).toBe(0n)
  await modal.button('Done').tap()
  await expect(dialog.getByText('No approvals found')).toBeVisible()
})
