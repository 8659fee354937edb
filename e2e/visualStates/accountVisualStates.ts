import { approveRequest, neverAnswer, rejectRequest } from '@cleat/testing'
import type { Address } from 'viem'
import { giveApprovals } from '../fixtures/giveApprovals.ts'
import type { Visit } from './visit.ts'

/** What an account allows, asks for together and is: on the local chains. */
export const accountVisualStates: readonly Visit[] = [
  {
    config: 'approvals',
    async act({ connect, open, laboratory, wallet, screen }, take) {
      const account = wallet.accounts[0] as Address
      await giveApprovals({ laboratory, account, symbols: ['DAI', 'USDC', 'OUSD'] })
      const row = screen.getByRole('listitem').getByRole('button')
      const end = screen.locator('[data-state=success], [data-state=error]')
      const revoke = screen.locator('button[data-variant=primary]').last()
      await connect()
      await open('Approvals')
      await row.nth(2).waitFor()
      await take('approvals')
      await row.filter({ hasText: 'DAI' }).click()
      await revoke.waitFor()
      await take('approval')
      wallet.program('eth_sendTransaction', rejectRequest())
      await revoke.click()
      await end.waitFor()
      await take('approval-declined')
      await revoke.click()
      await screen.locator('[data-state=success]').waitFor()
      await take('approval-revoked')
    },
  },
  {
    config: 'calls',
    async act({ connect, page, wallet, screen }, take) {
      const press = screen.locator('button[data-variant=primary]').last()
      await connect()
      await page.getByRole('button', { name: 'Allow and pay', exact: true }).click()
      await screen.locator('[data-part=actions]').waitFor()
      await take('calls-review')
      // The first call passes, and the second one waits.
      wallet.program('eth_sendTransaction', approveRequest())
      wallet.program('eth_sendTransaction', neverAnswer())
      await press.click()
      await screen.locator('[data-status=confirmed]').waitFor()
      await take('calls-second')
    },
  },
  {
    config: 'sessions',
    async act({ connect, page, go, screen }, take) {
      const press = screen.locator('button[data-variant=primary]').last()
      await connect()
      await page.getByRole('button', { name: 'Allow 0.01 a day' }).click()
      await press.waitFor()
      await take('permission-review')
      await press.click()
      await page.getByTestId('permission-outcome').getByText(' true').waitFor()
      await take('permission-granted')
      await go({ name: 'SmartSessionList' })
      await take('permissions')
      await screen.getByRole('listitem').getByRole('button').first().click()
      await take('permission')
    },
  },
  {
    config: 'smart-account',
    async act({ go, laboratory, page, screen }, take) {
      // The chains start with the first page that wants them.
      const service = new URL('/accounts-service', laboratory.url).href
      await page.request.get(service, { timeout: 110_000 })
      const press = screen.locator('button[data-variant=primary]').last()
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByTestId('status').getByText('connected', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Call for nothing' }).click()
      await screen.locator('[data-part=actions]').waitFor()
      await take('smart-account-review')
      await press.click()
      await page.getByTestId('account-outcome').getByText('sent 0x').waitFor({ timeout: 60_000 })
      await page.evaluate(() => void window.laboratory?.kit.open({ view: 'AccountSettings' }))
      await screen.getByRole('heading').first().waitFor()
      await take('smart-account-settings')
      await go({ name: 'SmartAccountSettings' })
      await take('smart-account')
    },
  },
  {
    config: 'smart-account-contract',
    async act({ go, laboratory, page, screen }, take) {
      const service = new URL('/accounts-service', laboratory.url).href
      await page.request.get(service, { timeout: 110_000 })
      const press = screen.locator('button[data-variant=primary]').last()
      const outcome = page.getByTestId('account-outcome')
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByTestId('status').getByText('connected', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Get 1 ETH' }).click()
      await outcome.getByText('paid').waitFor()
      await page.getByRole('button', { name: 'Call for nothing' }).click()
      await screen.locator('[data-part=actions]').waitFor()
      await take('contract-account-review')
      await press.click()
      await outcome.getByText('sent 0x').waitFor({ timeout: 60_000 })
      await page.evaluate(() => void window.laboratory?.kit.open({ view: 'AccountSettings' }))
      await screen.getByRole('heading').first().waitFor()
      await take('contract-account-settings')
      await go({ name: 'SmartAccountSettings' })
      await take('contract-account')
      await screen.getByRole('checkbox').click()
      await take('contract-account-plain')
    },
  },
]
