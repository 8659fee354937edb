import { rejectRequest } from '@cleat/testing'
import { type Address, createTestClient, formatUnits, http, parseUnits } from 'viem'
import { expect, test } from '../fixtures/pairingTest.ts'
import { readBalance } from '../fixtures/readBalance.ts'
import { readPayment } from '../fixtures/readPayment.ts'
import { AccountPage } from '../pages/AccountPage.ts'
import { SendPage } from '../pages/SendPage.ts'

// Each worker has its own chains, and each token is sent by one journey only. USDC is also bought.
const receiver = '0x000000000000000000000000000000000000dEaD'
const common = { status: 'success', chainId: 1, receiver } as const

test('sends tokens by hand: declined, pending, mined, and then once in the history', async ({
  laboratory,
  modal,
  playground,
  wallet,
}) => {
  // Long, because it waits for a service.
  test.setTimeout(120_000)
  const account = new AccountPage(modal)
  const sending = new SendPage(playground.page, modal)
  const chain = laboratory.chains.find(({ id }) => id === 1)
  const miner = createTestClient({ mode: 'anvil', transport: http(chain?.rpcUrl) })

  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await expect(account.token('Local Dai')).toHaveText(/1,000 DAI\s*\$1,000\.00$/)
  await account.token('Local Dai').click()
  await sending.fill({ amount: '0.25', receiver })
  await sending.preview()
  wallet.program('eth_sendTransaction', rejectRequest())
  await sending.confirm()
  await expect(modal.dialog.getByText(/^Transaction declined in/).first()).toBeVisible()

  await miner.setAutomine(false)
  await sending.confirm()
  await expect(modal.title('Sending on Ethereum…')).toBeVisible()
  const hash = await sending.readLinkedHash()
  await modal.button('Done').click()
  await account.goTo('Activity')
  await expect(account.happened('0.25')).toContainText('Pending')
  await expect(account.activity.getByRole('listitem').first()).toHaveText('Sent from this app')
  await miner.setAutomine(true)
  await miner.mine({ blocks: 1 })
  const [sender] = wallet.accounts
  const token = laboratory.tokens.find(({ symbol }) => symbol === 'DAI')?.address
  expect(await readPayment({ laboratory, chainId: 1, hash })).toEqual({
    ...common,
    sender,
    token,
    amount: parseUnits('0.25', 18),
  })

  await expect(account.happened('0.25')).not.toContainText('Pending')
  await account.goTo('Tokens')
  await expect(account.token('Local Dai')).toHaveText(/999\.75 DAI\s*\$999\.75$/)

  await modal.button('Send').click()
  await sending.chooseToken('Old Dollar')
  await sending.fill({ amount: '12.000001', receiver })
  await sending.preview()
  await sending.confirm()
  await expect(modal.title('Sent')).toBeVisible()
  const oldDollar = laboratory.tokens.find(({ symbol }) => symbol === 'OUSD')?.address
  const oldHash = await sending.readLinkedHash()
  expect(await readPayment({ laboratory, chainId: 1, hash: oldHash })).toEqual({
    ...common,
    sender,
    token: oldDollar,
    amount: parseUnits('12.000001', 6),
  })
  await modal.button('Done').click()
  await expect(account.token('Old Dollar')).toContainText('987.99 OUSD')

  // Services cache an answer for some time.
  await expect(async () => {
    await playground.page.reload()
    await playground.button.click()
    await account.goTo('Activity')
    await expect(account.happened('0.25')).toHaveText(/Sent .* −0\.25 DAI/)
    await expect(account.activity.getByText('Sent from this app')).toBeHidden({ timeout: 2000 })
  }).toPass()
  await expect(account.happened('0.25')).toHaveCount(1)
})

test('sends what the app wishes for, and without a service the chain tells what is left', async ({
  laboratory,
  modal,
  playground,
  wallet,
}) => {
  const account = new AccountPage(modal)
  const sending = new SendPage(playground.page, modal)
  const [sender] = wallet.accounts
  const token = laboratory.tokens.find(({ symbol }) => symbol === 'USDC')?.address
  const of = { laboratory, chainId: 1, account: sender as Address, token: token as Address }
  const readHeld = async () =>
    `${Number(formatUnits(await readBalance(of), 6)).toLocaleString('en')} USDC`
  await playground.gotoConnected(modal, { config: 'tokens' })
  await playground.button.click()
  const before = await readHeld()
  await expect(account.token('Local USD Coin')).toContainText(before)
  await modal.button('Close').click()
  await sending.wish('USDC')
  await expect(sending.amount).toHaveValue('0.25')
  await sending.preview()
  await sending.confirm()
  const hash = await sending.readHash()
  expect(await readPayment({ laboratory, chainId: 1, hash })).toEqual({
    ...common,
    sender,
    token,
    amount: parseUnits('0.25', 6),
  })
  await expect(modal.title('Sent')).toBeVisible()
  await modal.button('Done').click()
  const after = await readHeld()
  expect(after).not.toBe(before)
  await expect(account.token('Local USD Coin')).toContainText(after)
})

test('sends the chain’s own coin from a wallet on another device', async ({
  laboratory,
  modal,
  pairing,
  peer,
  playground,
}) => {
  test.setTimeout(120_000)
  const sending = new SendPage(playground.page, modal)
  await pairing.goto({ config: 'money' })
  await pairing.openCode()
  await peer.pair(await pairing.scan())
  await expect(playground.address).toHaveText(peer.account)
  await expect(modal.dialog).toBeHidden()
  await playground.button.click()
  await modal.button('Send').click()
  await sending.chooseToken('Ether')
  await sending.fill({ amount: '0.125', receiver })
  await sending.preview()
  await sending.confirm()
  await expect(modal.title('Sent')).toBeVisible()
  const hash = await sending.readLinkedHash()
  expect(await readPayment({ laboratory, chainId: 1, hash })).toEqual({
    ...common,
    sender: peer.account,
    amount: parseUnits('0.125', 18),
  })
  // The wallet's capabilities are requested as well.
  const asked = peer.requests.filter(({ method }) => method === 'eth_sendTransaction')
  expect(asked).toHaveLength(1)
})
