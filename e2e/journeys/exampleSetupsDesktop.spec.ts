import { rejectRequest } from '@cleat/testing'
import { verifyMessage } from 'ethers'
import { createPublicClient, http, parseEther } from 'viem'
import { createExamples } from '../fixtures/createExamples.ts'
import { rpcUrls } from '../fixtures/rpcUrls.ts'
import { expect, test } from '../fixtures/test.ts'
import { SmallExamplePage } from '../pages/SmallExamplePage.ts'

const { serve, stop } = createExamples()

test.afterAll(stop)

test('an interface of its own: connect, sign, decline, search, reload', async ({
  laboratory: { chains },
  quietPage,
  wallet,
}) => {
  const site = await serve('react-headless', { VITE_RPC_URLS: rpcUrls(chains) })
  expect(
    site.modules.filter((path) => /\/ui\/dist\/exports\/modal|interfaceParts/.test(path)),
  ).toEqual([])
  const search = quietPage.getByRole('searchbox')
  const example = new SmallExamplePage(quietPage, site.url, search)
  await example.goto()
  const here = quietPage.getByRole('list', { name: 'In this browser' })
  wallet.program('eth_requestAccounts', rejectRequest())
  await here.getByRole('button', { name: 'Harbour Wallet' }).click()
  await expect(quietPage.getByTestId('message')).toHaveText('You said no in Harbour Wallet.')
  await search.fill('rainb')
  const all = quietPage.getByRole('list', { name: 'All wallets' })
  await all.getByRole('button', { name: 'Rainbow', exact: true }).click()
  await expect(quietPage.getByTestId('message')).toHaveText('Rainbow is not in this browser.')

  await here.getByRole('button', { name: 'Harbour Wallet' }).click()
  await expect(example.address).toHaveAttribute('title', wallet.accounts[0] ?? '')
  await expectSigned(example, wallet, 'Hello from the tender')
  await example.click('Base')
  await expect(example.network).toHaveText('Base')
  await quietPage.reload()
  await expect(example.status).toHaveText('connected')
  await expect(example.network).toHaveText('Base')
  await example.click('Disconnect')
  await expect(here.getByRole('button', { name: 'Harbour Wallet' })).toBeVisible()
})

test('React Router: a page that needs a wallet, connect, sign, reload, disconnect', async ({
  laboratory: { chains },
  modal,
  quietPage,
  wallet,
}) => {
  const site = await serve('react-router', { VITE_RPC_URLS: rpcUrls(chains) })
  const button = quietPage.locator('header').getByRole('button')
  const example = new SmallExamplePage(quietPage, site.url, button)
  await example.goto()
  await quietPage.getByRole('link', { name: 'Sign' }).click()
  await expect(quietPage).toHaveURL(/\/\?next=%2Fsign$/)
  await example.click('Connect and go on')
  await modal.chooseWallet()
  await expect(quietPage).toHaveURL(/\/sign$/)
  await expect(example.address).toHaveAttribute('title', wallet.accounts[0] ?? '')
  await expectSigned(example, wallet, 'Hello from the canal')
  await quietPage.reload()
  await expect(quietPage.getByRole('heading', { name: 'Sign' })).toBeVisible()
  await expect(quietPage).toHaveURL(/\/sign$/)
  await example.button.click()
  await modal.button('Disconnect').click()
  await expect(quietPage).toHaveURL(/\/\?next=%2Fsign$/)
})

test('React 18 and wagmi 2: connect, sign, send, switch, reload', async ({
  laboratory: { chains },
  modal,
  quietPage,
  wallet,
}) => {
  const site = await serve('react-18-wagmi-2', { VITE_RPC_URLS: rpcUrls(chains) })
  const ofReact = site.modules.filter((path) => /\/react(-dom)?@\d/.test(path))
  expect(ofReact.filter((path) => !/\/react(-dom)?@18\.2\.0/.test(path))).toEqual([])
  const ofWagmi = site.modules.filter((path) => /\/(wagmi|@wagmi\+core)@\d/.test(path))
  expect(ofWagmi).not.toEqual([])
  expect(ofWagmi.filter((path) => !/@2\./.test(path))).toEqual([])

  const button = quietPage.locator('header').getByRole('button').last()
  const example = new SmallExamplePage(quietPage, site.url, button)
  await example.goto()
  await expect(quietPage.getByTestId('version')).toHaveText('React 18.2.0')
  await example.button.click()
  await modal.chooseWallet()
  await expect(example.address).toHaveAttribute('title', wallet.accounts[0] ?? '')
  await expect(quietPage.getByTestId('wagmi')).toHaveAttribute('title', wallet.accounts[0] ?? '')
  await expectSigned(example, wallet, 'Hello from the launch')

  const to = '0x000000000000000000000000000000000000dEaD'
  const client = createPublicClient({ transport: http(chains[0]?.rpcUrl) })
  const before = await client.getBalance({ address: to })
  await example.click('Send')
  await expect(example.sent).toHaveText(/^In block \d+$/)
  expect((await client.getBalance({ address: to })) - before).toBe(parseEther('0.001'))
  await quietPage.locator('header').getByRole('button').first().click()
  await modal.button(/Base/).click()
  await expect(example.network).toHaveText('Base')
  await quietPage.reload()
  await expect(example.status).toHaveText('connected')
  await expect(example.network).toHaveText('Base')
})

test('elements in a plain page: connect, sign, switch, reload', async ({
  laboratory: { chains },
  modal,
  quietPage,
  wallet,
}) => {
  const site = await serve('html-ethers', { VITE_RPC_URLS: rpcUrls(chains) })
  const example = new SmallExamplePage(quietPage, site.url)
  await example.goto()
  await expect(example.network).toHaveText('Ethereum')
  await example.click('Sign')
  await modal.chooseWallet()
  await expect(example.address).toHaveAttribute('title', wallet.accounts[0] ?? '')
  await expect(modal.dialog).toBeHidden()
  await example.click('Sign')
  await expect(example.signed).toHaveText(`Signed by ${wallet.accounts[0]}`)
  await quietPage.locator('appkit-network-button button').click()
  await modal.button(/Base/).click()
  await expect(example.network).toHaveText('Base')
  await quietPage.reload()
  await expect(example.status).toHaveText('connected')
  await expect(example.network).toHaveText('Base')
})

async function expectSigned(
  example: SmallExamplePage,
  wallet: { accounts: readonly string[] },
  message: string,
) {
  await example.click('Sign')
  await expect(example.signed).toHaveText(/^0x[\da-f]{130}$/)
  const signature = (await example.signed.textContent()) ?? ''
  expect(verifyMessage(message, signature)).toBe(wallet.accounts[0])
}
