import { createPublicClient, http, parseEther } from 'viem'
import { expect, test } from '../fixtures/test.ts'

test.use({ isStill: true })

const receiver = '0x000000000000000000000000000000000000dEaD'
const prompts = /^(eth_requestAccounts|wallet_requestPermissions|personal_sign|eth_sendTransaction)/

test('connect, sign, send, switch, reload, disconnect', async ({
  laboratory,
  modal,
  playground,
  wallet,
}) => {
  const statuses = await playground.recordStatus()
  const balanceOn = async (name: string) => {
    const rpcUrl = laboratory.chains.find((chain) => chain.name === name)?.rpcUrl
    return createPublicClient({ transport: http(rpcUrl) }).getBalance({ address: receiver })
  }

  await playground.goto()
  await expect(playground.status).toHaveText('disconnected')
  await playground.button.click()
  await modal.chooseWallet()
  await expect(playground.status).toHaveText('connected')
  await expect(playground.address).toHaveText(wallet.accounts[0] ?? '')
  await expect(playground.chainId).toHaveText('1')
  await expect(modal.dialog).toBeHidden()

  await playground.click('Sign message')
  await expect(playground.signOutcome).toContainText('Valid signature')

  const before = await balanceOn('Ethereum')
  await playground.click('Send transaction')
  await expect(playground.sendOutcome).toContainText('Mined in block')
  expect((await balanceOn('Ethereum')) - before).toBe(parseEther('0.01'))

  await playground.button.click()
  await modal.button(/Ethereum/).click()
  await modal.button(/Base/).click()
  await expect(playground.chainId).toHaveText('8453')
  expect(wallet.chainId).toBe(8453)
  await playground.page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()

  const beforeBase = await balanceOn('Base')
  await playground.click('Send transaction')
  await expect(playground.sendOutcome).toContainText('Mined in block')
  expect((await balanceOn('Base')) - beforeBase).toBe(parseEther('0.01'))

  const asked = wallet.requests.filter(({ method }) => prompts.test(method)).length
  await playground.page.reload()
  await expect(playground.status).toHaveText('connected')
  await expect(playground.chainId).toHaveText('8453')
  expect(await statuses()).toEqual(['reconnecting', 'connected'])
  expect(wallet.requests.filter(({ method }) => prompts.test(method))).toHaveLength(asked)

  await playground.button.click()
  await modal.button(/Disconnect/).click()
  await expect(playground.status).toHaveText('disconnected')
  await expect(modal.dialog).toBeHidden()
  await playground.page.reload()
  await expect(playground.status).toHaveText('disconnected')
  expect(await statuses()).toEqual(['disconnected'])
})
