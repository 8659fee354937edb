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
  await expect(modal.dialog).toContainText('Scan with your phone’s camera or Trust Wallet.')
  await peer.pair(await pairing.scan())
  await expect(playground.status).toHaveText('connected')
})
