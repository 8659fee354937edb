import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { viewports } from '../browser.ts'
import { expect, test } from '../fixtures/test.ts'
import type { Laboratory } from '../laboratory.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

/** Orders from the laboratory's service, as the kit does. */
async function order(page: Page, laboratory: Laboratory, provider: string) {
  const { request } = page
  const { url: service } = await (await request.get(`${laboratory.url}data-service`)).json()
  const response = await request.post(`${service}/v1/generators/onrampurl`, {
    data: {
      destinationWallets: [{ address, blockchains: ['base-mainnet'], assets: ['USDC'] }],
      defaultNetwork: 'base-mainnet',
      partnerUserId: 'visitor',
      defaultExperience: 'buy',
      presetFiatAmount: 100,
      redirectUrl: laboratory.url,
      provider,
    },
  })
  const { url, orderId } = await response.json()
  const read = async () =>
    (await (await request.get(`${service}/v1/onramp/orders/${orderId}`)).json()).status
  return { url, read }
}

/** In both themes, and as wide as a phone and a desktop. */
async function expectGoodLook(page: Page, name: string) {
  const find = async (axe: AxeBuilder) => {
    const { violations } = await axe.analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }
  for (const { viewport } of [viewports.phone, viewports.desktop]) {
    await page.setViewportSize(viewport)
    const isWide = () => document.documentElement.scrollWidth > window.innerWidth
    expect.soft(await page.evaluate(isWide), `${name}, ${viewport.width}`).toBe(false)
  }
  expect.soft(await find(new AxeBuilder({ page }).withTags(tags)), name).toEqual([])
  // The other theme differs in colours only.
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await find(new AxeBuilder({ page }).withRules(['color-contrast']))
  expect.soft(dark, `${name}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

test('Local Pay takes a card after an identity check, and pays out', async ({
  quietPage: page,
  laboratory,
}) => {
  const { url, read } = await order(page, laboratory, 'moonpay')
  expect(new URL(url).origin).toBe(laboratory.payUrl)
  await page.goto(url)
  await expect(page.getByRole('heading', { name: '$100.00' })).toBeVisible()
  await expectGoodLook(page, 'payment')

  await page.getByLabel('Card number').fill('4111 1111 1111 1111')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Card number')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('no test card')
  await expectGoodLook(page, 'another card')

  await page.getByLabel('Card number').fill('4000 0000 0000 3155')
  await page.getByRole('button', { name: 'Pay $100.00' }).click()
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
  await expectGoodLook(page, 'identity')
  await expect.poll(read).toBe('awaitingUser')

  await page.getByRole('button', { name: 'Approve' }).click()
  // The page follows without a click.
  await expect(page.getByRole('heading', { name: 'USDC sent' })).toBeVisible()
  await expectGoodLook(page, 'sent')
  await expect.poll(read).toMatch(/sent|delivered/)
  await expect(page.getByRole('link', { name: 'Back to the app' })).toHaveAttribute(
    'href',
    laboratory.url,
  )
})

test('Local Pay declines a card, and its page opens once', async ({
  quietPage: page,
  laboratory,
}) => {
  const { url, read } = await order(page, laboratory, 'coinbase')
  await page.goto(url)
  await page.getByRole('button', { name: 'Is declined' }).click()
  await expect(page.getByRole('heading', { name: 'Card declined' })).toBeVisible()
  await expectGoodLook(page, 'declined')
  await expect.poll(read).toBe('failed')
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'no longer here' })).toBeVisible()
  await expectGoodLook(page, 'gone')
  await page.goto(laboratory.payUrl)
  // Other journeys of this laboratory are declined as well.
  await expect(page.getByRole('link', { name: 'Declined' }).first()).toBeVisible()
  await expectGoodLook(page, 'purchases')
})
