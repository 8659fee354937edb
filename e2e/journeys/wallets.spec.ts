import { expect, test } from '../fixtures/test.ts'

test.use({ isStill: true })

test('extensions that fight hide no honest wallet and pass for none', async ({
  modal,
  playground,
  wallet,
}) => {
  const { page } = playground
  await playground.goto({ config: 'hostile' })
  await playground.button.click()
  const impostor = modal.button(/MetaMask/).first()
  await expect(impostor).toContainText('Unverified')
  const sources = await modal.dialog
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.slice(0, 11)))
  expect(sources.filter((source) => !source.startsWith('data:image/'))).toEqual([])
  const widths = await modal.dialog.evaluate(({ scrollWidth, clientWidth }) => [
    scrollWidth,
    clientWidth,
  ])
  expect(widths[0]).toBe(widths[1])

  await modal.chooseWallet()
  await expect(playground.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
  expect(wallet.requests.some(({ method }) => method === 'eth_requestAccounts')).toBe(true)
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBeUndefined()
})

test('an impostor is asked only when it is meant, and its refusal is told', async ({
  modal,
  playground,
  wallet: _,
}) => {
  const { page } = playground
  await playground.goto({ config: 'hostile' })
  await playground.button.click()
  await modal
    .button(/MetaMask/)
    .first()
    .click()
  const readAsked = () => page.evaluate(() => document.documentElement.dataset.asked)
  const anyway = modal.button('Connect anyway')
  await anyway.waitFor()
  expect(await readAsked()).toBeUndefined()
  await anyway.click()
  await expect(modal.button(/Try again/)).toBeVisible()
  expect(await readAsked()).toBe('MetaMask')
  await expect(playground.status).toHaveText('disconnected')
})

test('by keyboard alone: to any wallet there is, and back', async ({
  modal,
  playground,
  wallet: _,
}) => {
  const { page } = playground
  const press = (...keys: string[]) =>
    keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve())
  await playground.goto()
  await playground.button.focus()
  await press('Enter')
  const all = modal.button(/All wallets/)
  await all.waitFor()
  await expect(modal.title('Connect wallet')).toBeFocused()
  for (let stop = 0; stop < 15 && !(await all.evaluate((row) => row.matches(':focus'))); stop++)
    await press('ArrowDown')
  await press('Enter')
  await modal.title('All wallets').waitFor()
  const search = modal.dialog.getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type('phan')
  await expect(modal.button(/Phantom/)).toBeVisible()
  await expect(modal.button(/MetaMask/)).toBeHidden()
  await press('ArrowDown')
  await expect(modal.button(/Phantom/)).toBeFocused()
  await press('Enter')
  await expect(modal.title('Get Phantom')).toBeFocused()
  await press('Shift+Tab')
  for (let stop = 0; stop < 9 && !(await isBack()); stop++) await press('Tab')
  await press('Enter')
  await expect(search).toHaveValue('phan')
  // The first clears the search, which has the focus again.
  await expect(search).toBeFocused()
  await press('Escape', 'Escape')
  await expect(modal.dialog).toBeHidden()
  await expect(playground.button).toBeFocused()

  function isBack() {
    return modal.button('Back').evaluate((back) => back.matches(':focus'))
  }
})
