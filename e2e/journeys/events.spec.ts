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
    Object.assign(window, { heard })
    Object(window).laboratory.kit.controllers.events.subscribe(
      ({ event }: { event: string }) => void heard.push(event),
    )
  })
  const hear = () =>
    page.evaluate(() => (Object(window).heard as string[]).splice(0, Number.POSITIVE_INFINITY))
  const heardOf = (name: string) =>
    page.waitForFunction((event) => Object(window).heard.includes(event), name)

  // The list is complete when it opens. Later rows would add their own impressions.
  await playground.button.hover()
  await page.waitForLoadState('networkidle')
  await playground.button.click()
  await heardOf('WALLET_IMPRESSION_V2')
  wallet.program('eth_requestAccounts', rejectRequest())
  await modal.chooseWallet()
  await modal.button(/Try again/).click()
  await expect(playground.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
  expect(await hear()).toEqual([
    'MODAL_OPEN',
    'WALLET_IMPRESSION_V2',
    'SELECT_WALLET',
    'USER_REJECTED',
    'CONNECT_SUCCESS',
    'MODAL_CLOSE',
  ])

  await playground.button.click()
  await modal.button(/Ethereum/).click()
  await modal.button(/Arbitrum/).click()
  await expect(playground.chainId).toHaveText('42161')
  await modal.button(/Disconnect/).click()
  await expect(playground.status).toHaveText('disconnected')
  await expect(modal.dialog).toBeHidden()
  expect(await hear()).toEqual([
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
  const last = await hear()
  expect(last.filter((event) => event !== 'WALLET_IMPRESSION_V2')).toEqual([
    'MODAL_OPEN',
    'CLICK_WALLET_HELP',
    'CLICK_GET_WALLET_HELP',
    'MODAL_CLOSE',
  ])
})
