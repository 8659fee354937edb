import { rejectRequest } from '@cleat/testing'
import type { Address } from 'viem'
import { giveApprovals } from '../fixtures/giveApprovals.ts'
import { expect, test } from '../fixtures/test.ts'

test('sees who may take what, revokes one, sets an amount, revokes several', async ({
  laboratory,
  modal,
  playground,
  wallet,
}) => {
  test.setTimeout(240_000)
  const account = wallet.accounts[0] as Address
  const symbols = ['DAI', 'USDC', 'OUSD']
  const { readAllowance } = await giveApprovals({ laboratory, account, symbols })
  const { dialog } = modal
  const list = dialog.getByRole('list', { name: 'Approvals' })
  const row = (symbol: string) => list.getByRole('button', { name: new RegExp(symbol) })
  await playground.gotoConnected(modal, { config: 'approvals' })
  await playground.button.click()
  await modal.button('Approvals').click()
  await expect(dialog.getByText('All networks: since their first block')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(row('DAI')).toContainText('Any amount · Not an app')
  await expect(row('USDC')).toContainText('$')

  // The visitor changes their mind in the wallet, and then not.
  await row('DAI').click()
  await expect(dialog.getByText(/personal account, not an app/)).toBeVisible()
  wallet.program('eth_sendTransaction', rejectRequest())
  await modal.button('Revoke').click()
  await expect(modal.title('Nothing revoked')).toBeVisible()
  expect(await readAllowance('DAI')).toBeGreaterThan(0n)
  await modal.button('Try again').click()
  await expect(modal.title('Approval revoked')).toBeVisible({ timeout: 30_000 })
  expect(await readAllowance('DAI')).toBe(0n)
  await modal.button('Done').click()
  await expect(list.getByRole('listitem')).toHaveCount(2)

  // This token changes an amount only from zero, so the wallet is asked twice.
  await row('OUSD').click()
  await modal.button('Set an amount instead').click()
  await dialog.getByRole('textbox', { name: /Amount they can take/ }).fill('100')
  await modal.button('Set amount').click()
  await expect(modal.title('Amount changed')).toBeVisible({ timeout: 60_000 })
  expect(await readAllowance('OUSD')).toBe(100_000_000n)
  await modal.button('Done').click()
  await expect(row('OUSD')).toContainText('100 OUSD')

  await modal.button('Select several').click()
  for (const box of await dialog.getByRole('checkbox').all()) await box.click()
  await modal.button('Revoke 2 approvals').click()
  await expect(modal.title('2 approvals revoked')).toBeVisible({ timeout: 60_000 })
  expect(await readAllowance('USDC')).toBe(0n)
  expect(await readAllowance('OUSD')).toBe(0n)
  await modal.button('Done').click()
  await expect(dialog.getByText('No approvals found')).toBeVisible()
})
