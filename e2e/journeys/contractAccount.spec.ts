import { createPublicClient, http } from 'viem'
import { expect, test } from '../fixtures/test.ts'

/** Several chains and services start with the first journey. */
test.setTimeout(240_000)

test('one login, two addresses: the first action creates the contract, and the kind changes the address', {
  tag: '@desktop',
}, async ({ laboratory, modal, playground }) => {
  const { page } = playground
  const outcome = page.getByTestId('account-outcome')
  const service = new URL('/accounts-service', laboratory.url).href
  const answer = await page.request.get(service, { timeout: 110_000 })
  const { chains } = (await answer.json()) as { chains: { id: number; rpcUrl: string }[] }
  await playground.goto({ config: 'smart-account-contract' })
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByTestId('status')).toHaveText('connected', { timeout: 40_000 })
  const readAddress = () => page.getByTestId('address').textContent()
  const address = (await readAddress()) as `0x${string}`
  const client = createPublicClient({
    transport: http(chains.find(({ id }) => id === 8453)?.rpcUrl),
  })
  expect(await client.getCode({ address })).toBeUndefined()

  const sign = async (expected: string) => {
    await page.getByRole('button', { name: 'Sign and check' }).click()
    await modal.button('Confirm').click()
    await expect(outcome).toHaveText(expected, { timeout: 40_000 })
  }
  await sign('key false, contract false')
  await page.getByRole('button', { name: 'Get 1 ETH' }).click()
  await expect(outcome).toHaveText('paid')
  await page.getByRole('button', { name: 'Call for nothing' }).click()
  await modal.button('Confirm').click()
  await expect(outcome).toHaveText(/^sent 0x/, { timeout: 40_000 })
  expect(await client.getCode({ address })).toMatch(/^0x[\da-f]{40,}/)
  await sign('key false, contract true')

  await page.evaluate(() => {
    const { laboratory } = Object(window)
    void laboratory.kit.open({ view: 'AccountSettings' }).catch(() => undefined)
  })
  await modal.button('Smart account').click()
  await expect(modal.dialog).toContainText('Same login, other address')
  await expect(modal.dialog).toContainText('Contract account')
  await expect(modal.dialog).toContainText('Not available here. Use your plain account.')
  await modal.dialog.getByRole('checkbox').click()
  await expect.poll(readAddress).not.toBe(address)
  await modal.dialog.getByRole('checkbox').click()
  await expect.poll(readAddress).toBe(address)
})
