import { rejectRequest } from '@cleat/testing'
import { expect, test } from '../fixtures/test.ts'

test('the app hears of everything, each thing once and in order', async ({
  modal,
  playground,
  wallet,
}) => {
  const { page } = playground
  await playground.goto()
  await page.evaluate(() => {
    const heard: string[] = []
    const seen: string[] = []
    Object.assign(window, { heard, seen })
    type Event = { event: string; properties: { items?: { name: string }[] } }
    Object(window).laboratory.kit.controllers.events.subscribe(({ event, properties }: Event) => {
      // Rows that are drawn later have an impression each, so how many come depends on the machine.
      if (event !== 'WALLET_IMPRESSION_V2') heard.push(event)
      else seen.push(...(properties.items ?? []).map(({ name }) => name))
    })
  })
  const getSeen = () => page.evaluate(() => Object(window).seen as string[])
  const expectHeard = async (events: readonly string[]) => {
    await expect.poll(() => page.evaluate(() => Object(window).heard)).toEqual(events)
    await page.evaluate(() => Object(window).heard.splice(0))
  }

  await playground.button.click()
  await expect.poll(getSeen).toContain('Harbour Wallet')
  await expectHeard(['MODAL_OPEN'])
  wallet.program('eth_requestAccounts', rejectRequest())
  await modal.chooseWallet()
  await modal.button(/Try again/).click()
  await expect(playground.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
  await expectHeard(['SELECT_WALLET', 'USER_REJECTED', 'CONNECT_SUCCESS', 'MODAL_CLOSE'])
  const seen = await getSeen()
  expect(seen).toEqual([...new Set(seen)])

  await playground.button.click()
  await modal.button(/Ethereum/).click()
  await modal.button(/Arbitrum/).click()
  await expect(playground.chainId).toHaveText('42161')
  await modal.button(/Disconnect/).click()
  await expect(playground.status).toHaveText('disconnected')
  await expect(modal.dialog).toBeHidden()
  await expectHeard([
    'MODAL_OPEN',
    'CLICK_NETWORKS',
    'SWITCH_NETWORK',
    'MODAL_CLOSE',
    'DISCONNECT_SUCCESS',
  ])

  await playground.button.click()
  await modal.button(/What is a wallet/).click()
  await modal.button('Get a wallet').click()
  await modal.dialog.getByRole('listitem').first().getByRole('button').click()
  await expect(modal.button('Back')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await expectHeard(['MODAL_OPEN', 'CLICK_WALLET_HELP', 'CLICK_GET_WALLET_HELP', 'MODAL_CLOSE'])
})
