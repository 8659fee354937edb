import { createPublicClient, createWalletClient, erc20Abi, http, parseAbi, zeroAddress } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { startLocalnet } from '../startLocalnet.ts'
import { localTokens } from './localTokens.ts'

const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }], tokens: true })
afterAll(() => localnet.stop())

const [chain] = localnet.chains
const client = createPublicClient({ transport: http(chain?.rpcUrl) })
const [owner = zeroAddress, receiver = zeroAddress] = localnet.accounts.map(
  ({ address }) => address,
)

test.each([...localTokens])('default: $symbol', async (token) => {
  const { address, decimals } = token
  const read = { address, abi: erc20Abi } as const
  const whole = 10n ** BigInt(decimals)
  expect(await client.readContract({ ...read, functionName: 'decimals' })).toBe(decimals)
  const balance = { ...read, functionName: 'balanceOf' } as const
  expect(await client.readContract({ ...balance, args: [receiver] })).toBe(1000n * whole)

  const wallet = createWalletClient({ account: owner, transport: http(chain?.rpcUrl) })
  const hash = await wallet.writeContract({
    chain: null,
    address,
    abi: parseAbi(['function transfer(address to, uint256 value)']),
    functionName: 'transfer',
    args: [receiver, whole],
  })
  expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
  expect(await client.readContract({ ...balance, args: [receiver] })).toBe(1001n * whole)
  expect(await client.readContract({ ...balance, args: [owner] })).toBe(999n * whole)
})

test('behavior: tokens say what they are called', async () => {
  const [dai] = localTokens
  const read = { address: dai.address, abi: erc20Abi } as const
  expect(await client.readContract({ ...read, functionName: 'name' })).toBe(dai.name)
  expect(await client.readContract({ ...read, functionName: 'symbol' })).toBe(dai.symbol)
  expect(await client.readContract({ ...read, functionName: 'totalSupply' })).toBe(10n ** 22n)
})
