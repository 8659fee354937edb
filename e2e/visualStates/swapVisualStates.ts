import { neverAnswer, rejectRequest } from '@cleat/testing'
import { offerOrders } from '../fixtures/offerOrders.ts'
import { offerPermits } from '../fixtures/offerPermits.ts'
import type { Visit } from './visit.ts'

/** The views of swapping in their states, on the local exchange. */
export const swapVisualStates: readonly Visit[] = [
  {
    config: 'money',
    async act({ connect, open, go, wallet, screen }, take) {
      const submit = screen.locator('[type=submit]')
      const amount = screen.locator('form input[inputmode=decimal]').first()
      const ready = screen.locator('[type=submit][data-variant=primary]:not([aria-disabled=true])')
      const action = screen.locator('[data-pinned=bottom] [type=button][data-variant=primary]')
      /** The token of a side, by a search for its symbol. */
      const choose = async (target: 'sourceToken' | 'toToken', symbol: string) => {
        await go({ name: 'SwapSelectToken', target })
        await screen.getByRole('searchbox').fill(symbol)
        await screen.locator('[data-index]', { hasText: symbol }).first().click()
      }
      await connect()
      await open('Swap')
      await submit.waitFor()
      await take('swap-empty')
      await go({ name: 'SwapSelectToken', target: 'toToken' })
      await screen.locator('[data-index]').first().waitFor()
      await take('swap-tokens')
      await screen.getByRole('searchbox').fill('no such token')
      await take('swap-tokens-none')
      await open('Swap')
      await choose('toToken', 'USDC')
      await amount.fill('999999')
      await take('swap-insufficient')
      await amount.fill('0.1')
      await ready.waitFor()
      await take('swap')
      await screen.locator('form summary').last().click()
      await take('swap-slippage')
      await submit.click()
      await action.waitFor()
      await take('swap-preview')
      wallet.program('eth_sendTransaction', rejectRequest())
      await action.click()
      await take('swap-declined')
      await action.click()
      await screen.locator('[data-state="success"]').waitFor()
      await take('swap-success')
      await open('Swap')
      await choose('sourceToken', 'DAI')
      await choose('toToken', 'USDC')
      await amount.fill('10')
      await ready.waitFor()
      await submit.click()
      await action.waitFor()
      await take('swap-preview-steps')
      wallet.program('eth_sendTransaction', neverAnswer())
      await action.click()
      await take('swap-in-wallet')
    },
  },
  {
    config: 'money-protected',
    async act({ page, connect, open, go, wallet, screen }, take) {
      const submit = screen.locator('[type=submit]')
      const ready = screen.locator('[type=submit][data-variant=primary]:not([aria-disabled=true])')
      const action = screen.locator('[data-pinned=bottom] [type=button][data-variant=primary]')
      const choose = async (target: 'sourceToken' | 'toToken', symbol: string) => {
        await go({ name: 'SwapSelectToken', target })
        await screen.getByRole('searchbox').fill(symbol)
        await screen.locator('[data-index]', { hasText: symbol }).first().click()
      }
      const fill = async (symbol: string, amount: string) => {
        await open('Swap')
        await choose('sourceToken', symbol)
        await choose('toToken', 'USDC')
        await screen.locator('form input[inputmode=decimal]').first().fill(amount)
        await ready.waitFor()
      }
      await connect()
      await fill('DAI', '10')
      await screen.locator('form summary').last().click()
      await take('swap-protection')
      await screen.locator('form fieldset button').first().click()
      await screen.locator('form fieldset [type=radio]').first().waitFor({ state: 'attached' })
      await take('swap-protection-on')

      await offerPermits(page)
      await fill('DAI', '8')
      await submit.click()
      await action.waitFor()
      await take('swap-preview-permit')
      wallet.program('eth_signTypedData_v4', rejectRequest())
      await action.click()
      await take('swap-permit-declined')

      const book = { ask: async () => ({ status: 400, body: {} }) }
      await offerOrders(page, { chainId: 1, book })
      await fill('DAI', '9')
      await submit.click()
      await action.waitFor()
      await take('swap-preview-order')
      await action.click()
      await screen.locator('[data-state=unknown]').waitFor({ timeout: 30_000 })
      await take('swap-order-refused')
      await fill('DAI', '7')
      await screen.locator('[data-variant=warning]').waitFor()
      await take('swap-order-open')
    },
  },
]
