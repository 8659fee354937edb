import { verifyMessage } from 'viem'
import { openModal } from './openModal.ts'
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
