import { expect, test } from '../fixtures/test.ts'

for (const where of ['inline', 'inline-shadow'] as const)
  test(`the screens are a part of the page: ${where}`, async ({ guest, wallet }) => {
    const { page } = guest
    await guest.goto(where)
    const screens = (name: string) => page.getByRole('region', { name })
    const home = screens('Connect wallet')
    await expect(home.getByRole('button', { name: /Harbour Wallet/ })).toBeVisible()
    await expect(guest.dialogs).toHaveCount(0)
    await expect(home.getByRole('button', { name: 'Close' })).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(wallet.requests).toEqual([])

    // The page is neither scroll-locked, covered nor inert.
    await page.mouse.move(600, 20)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByLabel('Name').fill('Ada')

    await home.getByRole('button', { name: /Harbour Wallet/ }).click()
    const account = screens('Account')
    await expect(account).toBeVisible()
    await account.getByRole('button', { name: /Ethereum/ }).click()
    const networks = screens('Switch network')
    await expect(networks.getByRole('heading', { name: 'Switch network' })).toBeFocused()
    await networks.getByRole('button', { name: 'Back', exact: true }).click()
    await account.getByRole('button', { name: /Disconnect/ }).click()
    await expect(home).toBeVisible()
  })

test('Escape and presses elsewhere change nothing', async ({ guest }) => {
  const { page } = guest
  await guest.goto('inline')
  const screens = page.getByRole('region')
  await screens.getByRole('button', { name: /All wallets/ }).click()
  await expect(screens.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Name').click()
  await expect(screens.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('taken out, nothing is left', async ({ guest }) => {
  const { page } = guest
  await guest.goto('inline')
  await page.getByRole('region').waitFor()
  await page.evaluate(() => Object(window).guest.unmount())
  expect(await page.evaluate(() => document.querySelector('#place')?.innerHTML)).toBe('')
})
