import type { Page } from 'playwright-core'
import type { Visit } from './visit.ts'

const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  refunded: '4000000000009995',
  expires: '4000000000000069',
}

/** The views of buying in their states, with Local Pay. */
export const buyVisualStates: readonly Visit[] = [
  {
    config: 'money',
    async act({ connect, open, go, page, screen }, take) {
      const amount = screen.locator('input[inputmode=decimal]').first()
      const rows = screen.locator('li[data-item] button')
      const provider = (id: string) => screen.locator(`li[data-item=${id}] button`)
      const isPriced = (id: string) => provider(id).getByText('≈').waitFor()
      /** Opens a provider from the form, and returns its page. */
      const choose = async (id: string): Promise<Page> => {
        await open('OnRampProviders')
        await amount.fill('100')
        await isPriced(id)
        const [opened] = await Promise.all([page.waitForEvent('popup'), provider(id).click()])
        await opened.locator('input[name=number]').waitFor()
        return opened
      }
      /** Pays with a card, waits for what follows, and takes a picture of it. */
      const pay = async (card: keyof typeof cards, name: string, state: string) => {
        const opened = await choose('meld')
        await opened.locator(`button[value="${cards[card]}"]`).click()
        await screen.locator(`[data-state=${state}]`).waitFor({ timeout: 30_000 })
        await take(name)
        await opened.close()
      }
      await connect()
      await open('OnRampProviders')
      await rows.first().waitFor()
      await take('buy-empty')
      await amount.fill('100')
      await isPriced('coinbase')
      await take('buy')
      await amount.fill('2')
      await take('buy-too-little')
      await go({ name: 'OnRampTokenSelect' })
      await screen.locator('[data-index]').first().waitFor()
      await take('buy-tokens')
      await go({ name: 'OnRampFiatSelect' })
      await take('buy-currencies')
      await go({ name: 'WhatIsABuy' })
      await take('buy-how')

      const opened = await choose('coinbase')
      await take('buy-open')
      await opened.close()
      await page.bringToFront()
      await screen.locator('[data-state=unknown]').waitFor()
      await take('buy-closed')
      await pay('declined', 'buy-declined', 'error')
      await pay('refunded', 'buy-refunded', 'declined')
      await pay('expires', 'buy-expired', 'declined')
      await pay('pays', 'buy-received', 'success')
      await go({ name: 'OnRampActivity' })
      await take('buy-purchases')
      await page.evaluate(() => {
        window.open = () => null
      })
      await open('OnRampProviders')
      await amount.fill('100')
      await isPriced('moonpay')
      await provider('moonpay').click()
      await screen.getByRole('link').first().waitFor()
      await take('buy-blocked')
    },
  },
]
