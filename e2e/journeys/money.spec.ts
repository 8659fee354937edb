import { createPublicClient, decodeFunctionData, erc20Abi, http, parseUnits } from 'viem'
import { expect, test } from '../fixtures/test.ts'
import { SendPage } from '../pages/SendPage.ts'

const receiver = '0x000000000000000000000000000000000000dEaD'
const coin = 'The chain’s own coin'

for (const { asset, decimals } of [
  { asset: coin, decimals: 18 },
  { asset: 'USDC', decimals: 6 },
  { asset: 'OUSD', decimals: 6 },
])
  test(`sends ${asset}, as it was seen`, async ({ laboratory, modal, playground, wallet }) => {
    const sending = new SendPage(playground.page, modal)
    await playground.gotoConnected(modal, { config: 'money' })
    await sending.wish(asset)
    await expect(sending.amount).toHaveValue('0.25')
    await sending.preview()
    await sending.confirm()
    const hash = await sending.readHash()
    await expect(modal.dialog.getByText('Sent', { exact: true }).first()).toBeVisible()

    const chain = laboratory.chains.find(({ id }) => id === 1)
    const client = createPublicClient({ transport: http(chain?.rpcUrl) })
    expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
    const { from, to, value, input, chainId } = await client.getTransaction({ hash })
    expect(from).toBe(wallet.accounts[0]?.toLowerCase())
    expect(chainId).toBe(1)
    const amount = parseUnits('0.25', decimals)
    if (asset === coin) {
      expect({ to, value, input }).toEqual({
        to: receiver.toLowerCase(),
        value: amount,
        input: '0x',
      })
      return
    }
    const token = laboratory.tokens.find(({ symbol }) => symbol === asset)
    expect({ to, value }).toEqual({ to: token?.address, value: 0n })
    expect(decodeFunctionData({ abi: erc20Abi, data: input })).toEqual({
      functionName: 'transfer',
      args: [receiver, amount],
    })
  })

test('shows the tokens that an account holds', async ({ modal, playground, wallet }) => {
  await playground.gotoConnected(modal, { config: 'money' })
  await expect(playground.address).toHaveText(wallet.accounts[0] ?? '')
  await playground.button.click()
  await expect(modal.dialog.getByText('Local Dai')).toBeVisible()
  await expect(modal.dialog.getByText(/^1,000(\.0+)? OUSD$/)).toBeVisible()
})
