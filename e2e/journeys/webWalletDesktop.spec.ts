import { expect, test } from '../fixtures/test.ts'
import { PairingPage } from '../pages/PairingPage.ts'
import { WebWalletPage } from '../pages/WebWalletPage.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('by hand, in two windows: copy, paste, approve, sign, and disconnect on either side', async ({
  context,
  laboratory,
  modal,
  playground,
}) => {
  const { page } = playground
  const pairing = new PairingPage(playground, modal)
  const wallet = new WebWalletPage(await context.newPage())
  await wallet.page.goto(laboratory.walletUrl)
  const pair = async () => {
    await page.bringToFront()
    await pairing.openCode()
    await modal.button('Copy link').click()
    await expect(modal.button('Link copied')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/^wc:/)
    await wallet.page.bringToFront()
    await wallet.paste(link)
    await wallet.title('Connect to this app?').waitFor()
    await wallet.button('Connect').click()
    await expect(playground.status).toHaveText('connected')
  }

  await pairing.goto()
  await pair()
  await page.bringToFront()
  await expect(modal.dialog).toBeHidden()
  await playground.click('Sign message')
  await wallet.page.bringToFront()
  await wallet.button('Sign').click()
  await expect(playground.signOutcome).toContainText('Valid signature')

  await wallet.button(/^Disconnect /).click()
  await expect(playground.status).toHaveText('disconnected')

  await pair()
  await page.bringToFront()
  await playground.click('Disconnect')
  await expect(playground.status).toHaveText('disconnected')
  await wallet.page.bringToFront()
  await expect(wallet.page.getByText('None. An app that you connect stays here')).toBeVisible()
})
