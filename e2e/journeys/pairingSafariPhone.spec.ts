import { expect, test } from '../fixtures/pairingTest.ts'
import { recordLinks } from '../pages/recordLinks.ts'

test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
})

test('the offer a wallet was opened with stands after the modal was closed', async ({
  modal,
  pairing,
  peer,
  playground,
}) => {
  const followed = await recordLinks(playground.page)
  await pairing.goto()
  await playground.button.tap()
  const row = pairing.link(/Trust Wallet/)
  await expect(row).toHaveAttribute('href', 'trust://')
  await row.tap()
  await modal.button('Close').tap()
  await expect(modal.dialog).toBeHidden()

  await playground.button.tap()
  await expect(row).toHaveAttribute('href', 'trust://')
  await row.tap()
  const [first, second] = await followed()
  expect(second).toEqual(first)
  await peer.pair(new URL(first?.href ?? '').searchParams.get('uri') ?? '')
  await expect(playground.status).toHaveText('connected')
})
