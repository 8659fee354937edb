import { expect, test } from '../fixtures/pairingTest.ts'
import { RequestsPage } from '../pages/RequestsPage.ts'

test('R7: a request for a wallet on another device is reviewed before it is sent there', async ({
  modal,
  pairing,
  peer,
  playground,
}) => {
  test.setTimeout(120_000)
  const requests = new RequestsPage(playground, modal)
  await pairing.goto({ config: 'requests', relay: 'on' })
  await pairing.openCode()
  await peer.pair(await pairing.scan())
  await expect(playground.address).toHaveText(peer.account)
  await expect(modal.dialog).toBeHidden()
  const sent = () => peer.requests.filter(({ method }) => method === 'eth_sendTransaction')
  await requests.ask('Allow any amount')
  await expect(requests.sentence).toHaveText(/any amount/)
  await requests.cancel()
  await expect(requests.outcomes).toHaveText(['Allow any amount: 4001'])
  expect(sent()).toEqual([])
  await requests.ask('Allow any amount')
  await requests.agree()
  // A press that comes too soon after the review appeared does not count.
  await expect(async () => {
    await requests.proceed()
    await expect(modal.dialog).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(requests.outcomes.nth(1)).toHaveText('Allow any amount: done', { timeout: 30_000 })
  expect(sent()).toHaveLength(1)
})
