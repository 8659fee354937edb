import type { Page } from 'playwright-core'
import { verifyMessage } from 'viem'
import { openWithWallet } from './openWithWallet.ts'

export declare namespace connectAndSign {
  type Parameters = Omit<openWithWallet.Parameters, 'act'> & {
    /** Draws the button on the server first. @default false */
    isServed?: boolean | undefined
  }
}

/** Connects a wallet by the button of the README's app and signs, as a visitor does. */
export async function connectAndSign(parameters: connectAndSign.Parameters): Promise<string[]> {
  const { url, isServed = false, ...rest } = parameters
  const isDrawn = !isServed || />Connect wallet</.test(await (await fetch(url)).text())
  const problems = await openWithWallet({
    url,
    ...rest,
    async act(page, wallet) {
      await openModal(page)
      await page.getByRole('button', { name: /Harbour Wallet/ }).click()
      await page.getByRole('button', { name: 'Sign a message' }).click()
      const signed = page.getByRole('button', { name: /^0x[0-9a-f]{130}$/ })
      const signature = (await signed.textContent()) as `0x${string}`
      const [address = '0x'] = wallet.accounts
      const message = `Hello from ${address}`
      const isValid = await verifyMessage({ address, message, signature })
      return isValid ? [] : [`${signature} is no signature of ${address}`]
    },
  })
  return isDrawn ? problems : ['The server draws no button.', ...problems]
}

/** What a server drew does nothing before its code is there: a visitor taps again. */
async function openModal(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Connect wallet' }).first()
  const dialog = page.getByRole('dialog')
  for (let tries = 0; tries < 10; tries += 1) {
    await button.click()
    const isOpen = dialog.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
    if (await isOpen) return
  }
  throw new Error('The modal does not open.')
}
