import { type Address, createPublicClient, formatEther, http, parseEther } from 'viem'
import { otherChains } from '../../tooling/otherChains.ts'
import { rpcUrls } from '../fixtures/rpcUrls.ts'
import { serveExample } from '../fixtures/serveExample.ts'
import { expect, test } from '../fixtures/test.ts'
import { ExamplePage } from '../pages/ExamplePage.ts'

const otherSide = '0x000000000000000000000000000000000000dEaD'

let site: Awaited<ReturnType<typeof serveExample>>

test.beforeAll(async ({ laboratory: { chains } }) => {
  test.setTimeout(120_000)
  const env = { VITE_RPC_URLS: rpcUrls(chains) }
  site = await serveExample({ name: 'react-wagmi', env })
  expect(site.warnings).toEqual([])
  expect(site.modules.filter((path) => path.includes('adapter-wagmi'))).not.toEqual([])
  expect(site.modules.filter((path) => otherChains.test(path))).toEqual([])
})

test.afterAll(() => site?.stop())

/**
 * The example has a project id, so its wallet list on a phone connects to the public relay, which
 * is unreachable here.
 */
test.beforeEach(({ context }) =>
  context.routeWebSocket(/^wss:\/\/relay\.walletconnect\.org\//, () => undefined),
)

test('an app written for AppKit: connect, sign, send, switch, reload, disconnect', async ({
  laboratory,
  modal,
  quietPage,
  wallet,
}) => {
  const example = new ExamplePage(quietPage, site.url)
  await example.goto()
  await expect(example.button).toHaveText('Connect')
  await expect(example.networkButton).toHaveText('Ethereum')

  await example.button.click()
  await modal.chooseWallet()
  await expect(example.status).toHaveText('connected')
  await expect(example.wallet).toHaveText('Harbour Wallet')
  await expect(example.address).toHaveAttribute('title', `eip155:1:${wallet.accounts[0]}`)
  await expect(example.button).toContainText(wallet.accounts[0]?.slice(-6) ?? '')
  await expect(example.balance).toContainText('ETH')
  await expect(example.events.locator('li').last()).toHaveText('INITIALIZE')
  await expect(example.events).toContainText('CONNECT_SUCCESS')
  await expect(modal.dialog).toBeHidden()

  await example.click('Sign with wagmi')
  await expect(example.hello).toHaveText('That is your hand.')
  await example.click('Sign with the provider')
  await expect(example.hello).toHaveText('That is your hand.')

  const rpcUrl = laboratory.chains.find(({ id }) => id === 1)?.rpcUrl
  const client = createPublicClient({ transport: http(rpcUrl) })
  const before = await client.getBalance({ address: otherSide })
  await example.click('Send')
  await expect(example.crossing).toContainText('Across in block')
  expect((await client.getBalance({ address: otherSide })) - before).toBe(parseEther('0.001'))
  await example.click('What is left?')
  const left = await client.getBalance({ address: wallet.accounts[0] as Address })
  await expect(example.left).toHaveText(`${formatEther(left)} ETH`)

  await example.networkButton.click()
  await modal.button(/Base/).click()
  await expect(example.network).toHaveText('Base (8453)')
  await expect(example.networkButton).toHaveText('Base')
  expect(wallet.chainId).toBe(8453)
  await quietPage.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await example.click('Arbitrum One')
  await expect(example.networkButton).toHaveText('Arbitrum One')

  await quietPage.reload()
  await expect(example.status).toHaveText('connected')
  await expect(example.network).toHaveText('Arbitrum One (42161)')

  await example.click('Step off')
  await expect(example.button).toHaveText('Connect')
})

test('one theme for the app, its elements and the modal', async ({ modal, quietPage }) => {
  const example = new ExamplePage(quietPage, site.url)
  await example.goto()
  const theme = () => example.page.locator('appkit-button [data-theme]').getAttribute('data-theme')
  expect(await theme()).toBe('light')
  await quietPage.getByRole('button', { name: 'Night' }).click()
  await expect.poll(theme).toBe('dark')
  await example.click('Step aboard')
  await expect(modal.dialog.locator('xpath=ancestor::*[@data-theme]').first()).toHaveAttribute(
    'data-theme',
    'dark',
  )
  await quietPage.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await expect(quietPage.getByRole('button', { name: 'Step aboard' })).toBeFocused()
})

test('the focus returns to a button inside of a shadow root', async ({ modal, quietPage }) => {
  const example = new ExamplePage(quietPage, site.url)
  await example.goto()
  await example.button.press('Enter')
  await expect(modal.dialog).toBeVisible()
  await quietPage.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await expect(example.button).toBeFocused()
})
