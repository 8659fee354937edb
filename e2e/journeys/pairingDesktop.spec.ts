import { expect, test } from '../fixtures/pairingTest.ts'

test('the code of a wallet that is not here, with its picture in the middle', async ({
  modal,
  pairing,
  peer,
  playground,
}) => {
  await pairing.goto()
  await playground.button.click()
  await modal.button(/Trust Wallet/).click()
  await expect(modal.dialog).toContainText('Scan with Trust Wallet or your phone’s camera.')
  await peer.pair(await pairing.scan())
  await expect(playground.status).toHaveText('connected')
})

test('opened by the app on a wallet that is not here, before the interface is: its code, and nothing before it', async ({
  modal,
  pairing,
  peer,
  playground,
}) => {
  const { page } = playground
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      // A prerendered dialog is not visible while it is closed.
      const title = document.querySelector('dialog[open] h3')?.textContent
      if (title && seen.at(-1) !== title) seen.push(title)
    }).observe(document, {
      ...{ childList: true, subtree: true, characterData: true },
      ...{ attributes: true, attributeFilter: ['open'] },
    })
  })
  await pairing.goto()
  await page.evaluate(() => {
    const { laboratory } = window as Window & {
      laboratory?: { kit: { open(options: { wallet: string }): Promise<unknown> } }
    }
    void laboratory?.kit.open({ wallet: 'Rainbow' })
  })
  await expect(modal.title('Rainbow')).toBeVisible()
  const uri = await pairing.scan()
  const seen = await page.evaluate(() => (window as Window & { seen?: string[] }).seen)
  expect(seen).toEqual([])
  await peer.pair(uri)
  await expect(playground.status).toHaveText('connected')
})
