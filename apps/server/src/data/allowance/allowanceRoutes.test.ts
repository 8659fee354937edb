import { encodeFunctionData } from 'viem/utils'
import { expect, test } from 'vitest'
import { createDataApp } from '../test/createDataApp.ts'
import { contractAbi, prepareEvmChain } from '../test/prepareEvmChain.ts'

const chain = prepareEvmChain()

test('default', async () => {
  const [owner = '', spender = ''] = chain.accounts()
  const old = await chain.deploy('oldToken')
  const { ask } = createDataApp({
    urls: { [chain.id]: chain.url() },
    described: { [chain.id]: { spender } },
  })
  const read = (token: string, user = owner) =>
    ask(
      `/v1/convert/allowance?tokenAddress=${chain.id}:${token}&userAddress=${chain.id}:${user.toLowerCase()}`,
    )
  expect((await read(old)).body).toEqual({ allowance: '0' })
  const args = [spender as `0x${string}`, 2n ** 256n - 1n] as const
  const data = encodeFunctionData({ abi: contractAbi, functionName: 'approve', args })
  await chain.mined(await chain.client().sendTransaction({ to: old, data }))
  expect((await read(old)).body).toEqual({ allowance: String(2n ** 256n - 1n) })
  expect(await read(spender)).toMatchObject({ status: 503, body: { code: 'CHAIN_UNAVAILABLE' } })
  expect((await read('0x1')).status).toBe(400)
})

test.each([
  ['eip155:31337:0x000000000000000000000000000000000000dEaD', 404, 'CHAIN_NOT_SUPPORTED'],
  ['eip155:1:0x000000000000000000000000000000000000dEaD', 400, 'INVALID_QUERY'],
  ['0x000000000000000000000000000000000000dEaD', 400, 'INVALID_QUERY'],
])('error: account %s', async (user, status, code) => {
  const { ask } = createDataApp({ urls: { [chain.id]: chain.url() } })
  const token = `${chain.id}:0x000000000000000000000000000000000000dEaD`
  const path = `/v1/convert/allowance?tokenAddress=${token}&userAddress=${user}`
  expect(await ask(path)).toMatchObject({ status, body: { code } })
})
