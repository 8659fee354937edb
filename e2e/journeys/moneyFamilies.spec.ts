import { askJson } from '../fixtures/askJson.ts'
import { test as base, expect } from '../fixtures/familyTest.ts'
import {
  createBitcoinAddress,
  createSolanaAddress,
  readBitcoinMoves,
  readSolanaMoves,
} from '../fixtures/independent.ts'
import { openView } from '../fixtures/openView.ts'
import { SendPage } from '../pages/SendPage.ts'

const usdc = 'USDcLocaL1111111111111111111111111111111111'
const toll = 'ToLLLocaL1111111111111111111111111111111111'

type Paying = { readonly rpcUrl: string; readonly sender: string; readonly sending: SendPage }

const test = base.extend<{ openPaying: (name: 'solana' | 'bitcoin') => Promise<Paying> }>({
  openPaying: async ({ modal, openFamily, playground, quietPage, startChain }, use) => {
    await use(async (name) => {
      const { rpcUrl } = await startChain(name)
      const { title, wallet } = {
        solana: { title: 'Solana', wallet: 'Mooring Wallet' },
        bitcoin: { title: 'Bitcoin', wallet: 'Tideway Wallet' },
      }[name]
      const family = await openFamily(name, title)
      await playground.button.click()
      await modal.chooseWallet(wallet)
      await expect(modal.dialog).toBeHidden()
      const sender = (await family.address.textContent()) ?? ''
      await playground.button.click()
      return { rpcUrl, sender, sending: new SendPage(quietPage, modal) }
    })
  },
})

test('sends SOL and tokens, as they were seen', async ({ modal, openPaying }) => {
  const { rpcUrl, sender, sending } = await openPaying('solana')
  const [one, two, three] = [createSolanaAddress(), createSolanaAddress(), createSolanaAddress()]

  await sending.fillFromAccount({ token: 'Solana', amount: '0.250000001', to: one })
  await sending.preview()
  await expect(sending.seen).toHaveText('0.250000001 SOL')
  await expect(sending.seenReceiver).toHaveText(one)
  await sending.confirm()
  await sending.untilSent()
  const { fee, ...coin } = await readSolanaMoves(rpcUrl, one)
  expect(coin).toEqual({
    payer: sender,
    coins: { [sender]: -250_000_001n - fee, [one]: 250_000_001n },
    tokens: {},
  })

  // The recipient has no token account yet. Its rent stays in the account and does not go to the
  // owner.
  await sending.fillFromAccount({ token: 'Local USD Coin', amount: '12.345678', to: two })
  await sending.preview()
  await expect(sending.seen).toHaveText('12.345678 USDC')
  await expect(sending.seenReceiver).toHaveText(two)
  await expect(modal.dialog.getByText(/token account costs 0\.00203928 SOL\./)).toBeVisible()
  await sending.confirm()
  await sending.untilSent()
  const token = await readSolanaMoves(rpcUrl, two)
  const { [sender]: cost, [two]: got, ...opened } = token.coins
  expect({ payer: token.payer, cost, got }).toEqual({
    ...{ payer: sender, cost: -2_039_280n - token.fee, got: undefined },
  })
  expect(Object.values(opened)).toEqual([2_039_280n])
  expect(token.tokens).toEqual({
    [`${sender} ${usdc}`]: -12_345_678n,
    [`${two} ${usdc}`]: 12_345_678n,
  })

  await sending.fillFromAccount({ token: 'Local Toll', amount: '12.345678901', to: three })
  await sending.preview()
  await expect(sending.seen).toHaveText('12.345678901 TOLL')
  await expect(modal.dialog.getByText(/takes a fee of 0\.185185184 TOLL/)).toBeVisible()
  await sending.confirm()
  await sending.untilSent()
  const { payer, tokens } = await readSolanaMoves(rpcUrl, three)
  expect(payer).toBe(sender)
  expect(tokens).toEqual({
    [`${sender} ${toll}`]: -12_345_678_901n,
    [`${three} ${toll}`]: 12_345_678_901n - 185_185_184n,
  })
})

test('sends BTC, as it was seen', async ({ modal, openPaying }) => {
  // A node starts first, and after a payment it is polled every ten seconds.
  test.setTimeout(90_000)
  const { rpcUrl, sender, sending } = await openPaying('bitcoin')
  const to = createBitcoinAddress()
  await sending.fillFromAccount({ token: 'Bitcoin', amount: '0.00123457', to })
  await sending.preview()
  await expect(sending.seen).toHaveText('0.00123457 BTC')
  await expect(sending.seenReceiver).toHaveText(to)
  await sending.confirm()
  await expect(modal.title('Sending on Bitcoin Regtest…')).toBeVisible()
  await fetch(`${rpcUrl}/regtest/mine`, { method: 'POST' })
  await sending.untilSent()
  const { spent, paid, fee } = await readBitcoinMoves(rpcUrl, to)
  const change = spent.reduce((sum, { sats }) => sum + sats, 0n) - 123_457n - fee
  expect(new Set(spent.map(({ address }) => address))).toEqual(new Set([sender]))
  expect(paid).toHaveLength(2)
  expect(paid).toContainEqual({ address: to, sats: 123_457n })
  expect(paid).toContainEqual({ address: sender, sats: change })
})

test('says why Bitcoin is not swapped, and that none is sold on this network', async ({
  laboratory,
  modal,
  openPaying,
  quietPage: page,
}) => {
  test.setTimeout(180_000)
  const { sending } = await openPaying('bitcoin')
  await expect(modal.button('Send')).toBeVisible()
  await expect(modal.button('Swap')).toBeHidden()
  await openView(page, { view: 'Swap' })
  await expect(modal.title('Network not supported for Swaps')).toBeVisible({ timeout: 30_000 })
  await expect(modal.dialog).toContainText('Bitcoin has no contracts, so nothing can promise both')
  await modal.button('Send instead').click()
  await expect(sending.amount).toBeVisible()
  await page.keyboard.press('Escape')

  await openView(page, { view: 'OnRampProviders' })
  await expect(modal.title('Buying isn’t available')).toBeVisible()
  await page.reload()
  await page.waitForFunction('"laboratory" in window')
  const { url } = await askJson<{ url: string }>(new URL('/data-service', laboratory.url).href)
  await page.evaluate((data) => {
    Object(window).laboratory.kit.controllers.options.update({ services: { data } })
  }, url)
  await openView(page, { view: 'OnRampProviders' })
  await expect(modal.title('Nothing to buy on Bitcoin Regtest')).toBeVisible()
})
