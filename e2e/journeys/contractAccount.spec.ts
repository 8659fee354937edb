import { localSmartAccounts } from '@cleat/localnet'
import { installDevWallet } from '@cleat/testing/playwright'
import type { Page } from '@playwright/test'
import { createTestClient, http, parseEther, publicActions, walletActions } from 'viem'
import { test as base, expect } from '../fixtures/test.ts'
import type { ModalPage } from '../pages/ModalPage.ts'
import type { PlaygroundPage } from '../pages/PlaygroundPage.ts'
import { SendPage } from '../pages/SendPage.ts'

const { vault, calls } = localSmartAccounts
const thief = '0x7400000000000000000000000000000000000002'

/** A vault whose wallet answers with the hash of the vault's own transaction, as Safe's does. */
const test = base.extend({
  wallet: async ({ context, laboratory }, use) => {
    const wallet = await installDevWallet(context, {
      chains: [...laboratory.chains],
      info: { name: 'Harbour Wallet', rdns: 'dev.cleat.harbour' },
      account: { kind: 'vault', address: vault, calls, answers: 'safe' },
    })
    await use(wallet)
    await wallet.dispose()
  },
})

/** Its node traces nothing, as most public nodes. */
async function refuseTraces(page: Page, rpcUrl: string): Promise<void> {
  await page.route(`${rpcUrl}/**`, async (route) => {
    const asked: unknown = route.request().postDataJSON()
    const { id, method = '' } = { ...(asked as { id?: number; method?: string } | null) }
    if (!/^(?:debug|trace)_/.test(method)) return route.continue()
    const error = { code: -32601, message: `the method ${method} does not exist` }
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { jsonrpc: '2.0', id, error },
    })
  })
}

async function pay(
  { playground, modal }: { playground: PlaygroundPage; modal: ModalPage },
  payment: { amount: string; receiver: string },
): Promise<SendPage> {
  const sending = new SendPage(playground.page, modal)
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await modal.button('Send').click()
  await sending.chooseToken('Ether')
  await sending.fill(payment)
  await sending.preview()
  await sending.confirm()
  return sending
}

function open(rpcUrl: string | undefined) {
  return createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
    .extend(publicActions)
    .extend(walletActions)
}

test('a vault pays: confirmed where the chain shows whom it paid', async ({
  laboratory,
  modal,
  playground,
  wallet,
}) => {
  const receiver = '0xdecade0000000000000000000000000000000001'
  const client = open(laboratory.chains.find(({ id }) => id === 1)?.rpcUrl)
  const before = await client.getBalance({ address: receiver })
  const sending = await pay({ playground, modal }, { amount: '0.125', receiver })
  // The hash that the wallet gave is in no transaction, and is looked for in the vault's logs.
  await expect(modal.title('Sent')).toBeVisible({ timeout: 40_000 })
  expect((await client.getBalance({ address: receiver })) - before).toBe(parseEther('0.125'))
  const hash = await sending.readLinkedHash()
  const { to, value } = await client.getTransaction({ hash: hash as `0x${string}` })
  expect([to, value]).toEqual([vault, 0n])
  expect(wallet.accounts).toEqual([vault])
})

test('a vault pays somebody else: changed', async ({ laboratory, modal, playground, wallet }) => {
  const receiver = '0xdecade0000000000000000000000000000000002'
  wallet.program('eth_sendTransaction', ({ params, proceed }) => {
    const [request] = params as [object]
    return proceed({ params: [{ ...request, to: thief }] })
  })
  await pay({ playground, modal }, { amount: '0.0625', receiver })
  await expect(modal.title('Transaction changed')).toBeVisible({ timeout: 40_000 })
  const client = open(laboratory.chains.find(({ id }) => id === 1)?.rpcUrl)
  expect(await client.getBalance({ address: receiver })).toBe(0n)
})

test('a vault pays where nothing can prove it: could not be checked, with the hash', async ({
  laboratory,
  modal,
  playground,
  wallet,
}) => {
  const receiver = '0xdecade0000000000000000000000000000000003'
  const rpcUrl = laboratory.chains.find(({ id }) => id === 1)?.rpcUrl ?? ''
  const client = open(rpcUrl)
  expect(wallet.accounts).toEqual([vault])
  await refuseTraces(playground.page, rpcUrl)
  await client.setAutomine(false)
  const sending = await pay({ playground, modal }, { amount: '0.25', receiver })
  await expect(async () => {
    expect((await client.getTxpoolStatus()).pending).toBe(1)
  }).toPass()
  // Another account pays the same receiver in the same block, so that balances prove nothing.
  const [stranger = null] = (await client.getAddresses()).slice(-1)
  await client.sendTransaction({ account: stranger, to: receiver, value: 1n, chain: null })
  await client.mine({ blocks: 2 })
  await client.setAutomine(true)
  await expect(modal.title('Couldn’t verify the transaction')).toBeVisible({ timeout: 40_000 })
  await expect(modal.dialog.getByText(/couldn’t check here who was paid/).first()).toBeVisible()
  const hash = await sending.readLinkedHash()
  expect((await client.getTransaction({ hash: hash as `0x${string}` })).to).toBe(vault)
  expect(await client.getBalance({ address: receiver })).toBe(parseEther('0.25') + 1n)
})
