import { expect, test } from '../fixtures/test.ts'

test.beforeEach(async ({ modal, playground, wallet: _ }) => {
  await playground.gotoConnected(modal)
})

test('locked over a reload: disconnected, and back silently on unlock', async ({
  playground,
  wallet,
}) => {
  wallet.lock()
  await expect(playground.status).toHaveText('disconnected')
  await playground.page.reload()
  await expect(playground.status).toHaveText('disconnected')
  const asked = wallet.requests.filter(({ method }) => method === 'eth_requestAccounts').length
  wallet.unlock()
  await expect(playground.status).toHaveText('connected')
  expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(
    asked,
  )
})

test('the app follows what happens in the wallet', async ({ playground, wallet }) => {
  wallet.selectAccounts([wallet.accounts[1] ?? '0x'])
  await expect(playground.address).toHaveText(wallet.accounts[1] ?? '')
  wallet.switchChain(42161)
  await expect(playground.chainId).toHaveText('42161')
  wallet.revoke()
  await expect(playground.status).toHaveText('disconnected')
})

test('tabs follow each other', async ({ context, playground, modal }) => {
  const other = await context.newPage()
  await other.goto(playground.page.url())
  const otherStatus = other.getByTestId('status')
  await expect(otherStatus).toHaveText('connected')
  await playground.page.bringToFront()
  await playground.click('Disconnect')
  await expect(otherStatus).toHaveText('disconnected')
  await playground.button.click()
  await modal.chooseWallet()
  await expect(playground.status).toHaveText('connected')
  await expect(otherStatus).toHaveText('connected')
})

test('broken storage heals itself', async ({ playground, modal }) => {
  test.setTimeout(180_000)
  for (const text of ['{', 'null', '[]', '1', '']) {
    await playground.page.evaluate((value) => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, value)
    }, text)
    await playground.page.reload()
    await expect(playground.status).toHaveText(/^(dis)?connected$/)
    if ((await playground.status.textContent()) === 'connected') continue
    await playground.button.click()
    // What the old page wrote last can be whole, and a wallet that answers late reconnects.
    await expect(modal.title(/^(Connect wallet|Account)$/)).toBeVisible()
    if (await modal.title('Account').isVisible()) await modal.button('Close').click()
    else await modal.chooseWallet()
    await expect(playground.status).toHaveText('connected')
    await expect(modal.dialog).toBeHidden()
  }
})
