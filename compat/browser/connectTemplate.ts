import type { Page } from 'playwright-core'
import { verifyMessage } from 'viem'
import { openWithWallet } from './openWithWallet.ts'

/** Where the texts of a template say that a signature is good, or are one. */
const texts = {
  /** The template checks the signature. */
  hand: /^That is your hand\.$/,
  /** The template recovers the signer. */
  signer: /^Signed by (0x[0-9a-fA-F]{40})$/,
  /** The template shows the signature. */
  signature: /^(0x[0-9a-f]{130})$/,
}

export declare namespace connectTemplate {
  type Parameters = Omit<openWithWallet.Parameters, 'act'> & {
    /** What leads to the button that signs. @default nothing */
    before?(page: Page): Promise<void>
  }
}

/** Connects a wallet in an app that `cleat create` wrote, and signs its message. */
export function connectTemplate(parameters: connectTemplate.Parameters): Promise<string[]> {
  const { before, ...rest } = parameters
  return openWithWallet({
    ...rest,
    async act(page, wallet) {
      const [address = '0x'] = wallet.accounts
      await page
        .getByRole('button', { name: /^Connect/ })
        .first()
        .click()
      await page.getByRole('button', { name: /Harbour Wallet/ }).click()
      await page.locator('[data-testid=address]').filter({ hasText: /^0x/ }).first().waitFor()
      await before?.(page)
      await page.getByRole('button', { name: /^Sign(?: with wagmi)?$/ }).click()
      const said = page.locator('output', { hasText: /^(?:0x|Signed by|That is your)/ }).first()
      const text = (await said.textContent()) ?? ''
      const shown = (await page.locator('main').textContent()) ?? ''
      const message = /“(Hello from [^”]+)”/.exec(shown)?.[1]
      const [, signature] = texts.signature.exec(text) ?? []
      const [, signer] = texts.signer.exec(text) ?? []
      const isSigned =
        texts.hand.test(text) ||
        signer === address ||
        (message !== undefined &&
          signature !== undefined &&
          (await verifyMessage({ address, message, signature: signature as `0x${string}` })))
      return isSigned ? [] : [`“${text}” is no signature of ${address}`]
    },
  })
}
