import { parseUnits } from 'viem'
import { expect, test } from '../fixtures/exchangeTest.ts'
import { offerPermits } from '../fixtures/offerPermits.ts'

test('a permit is signed, and the swap hands it in', async ({
  page,
  chain,
  modal,
  playground,
  swap,
  wallet,
}) => {
  await offerPermits(page)
  const before = { DAI: await chain.held('DAI'), USDC: await chain.held('USDC') }
  await playground.gotoConnected(modal, { config: 'money' })
  await playground.button.click()
  await swap.open()
  await swap.fill({ from: 'Local Dai', to: 'Local USD Coin', amount: '10' })
  await swap.review()
  await expect(swap.steps).toHaveText([/Sign the allowance of .10 DAI/, /Swap/])
  await swap.confirm('Sign and swap')
  expect(await swap.readReceived()).toMatch(/^\+9\.9\d+/)
  expect(before.DAI - (await chain.held('DAI'))).toBe(parseUnits('10', 18))
  expect((await chain.held('USDC')) - before.USDC).toBeGreaterThan(parseUnits('9.87', 6))
  const asked = wallet.requests.map(({ method }) => method)
  expect(asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
  expect(asked.filter((method) => method === 'eth_signTypedData_v4')).toHaveLength(1)
})
