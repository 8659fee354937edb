import { createPublicClient, erc20Abi, http, parseAbi, parseEther } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { startLocalnet } from '../startLocalnet.ts'
import { localTokens } from '../tokens/localTokens.ts'
import { localSmartAccounts } from './localSmartAccounts.ts'

const localnet = await startLocalnet({
  ...{ chains: [{ id: 1, name: 'Ethereum' }], tokens: true, accounts: true },
})
afterAll(() => localnet.stop())
const [chain] = localnet.chains
const transport = http(chain?.rpcUrl)
const client = createPublicClient({ transport })
const { entryPoints, contract, vault, oldVault, ...others } = localSmartAccounts
const owners = localnet.accounts.map(({ address }) => address)

test('default', async () => {
  for (const address of [...Object.values(entryPoints), ...Object.values(others)])
    expect(await client.getCode({ address })).toMatch(/^0x[0-9a-f]{200,}$/)
})

test.each([contract, vault, oldVault])('behavior: %s is funded', async (address) => {
  expect(await client.getBalance({ address })).toBe(parseEther('10000'))
  const [token] = localTokens
  const args = [address] as const
  const read = { address: token.address, abi: erc20Abi, functionName: 'balanceOf', args } as const
  expect(await client.readContract(read)).toBe(1000n * 10n ** BigInt(token.decimals))
})

test('behavior: the first account owns the contract', async () => {
  const abi = parseAbi(['function owner() view returns (address)'])
  expect(await client.readContract({ address: contract, abi, functionName: 'owner' })).toBe(
    owners[0],
  )
})

test.each([vault, oldVault])(
  'behavior: three accounts own %s, of which two sign',
  async (address) => {
    const abi = parseAbi([
      'function isOwner(address) view returns (bool)',
      'function getThreshold() view returns (uint256)',
      'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes) payable returns (bool)',
    ])
    const read = { address, abi } as const
    expect(await client.readContract({ ...read, functionName: 'getThreshold' })).toBe(2n)
    const isOwner = owners.map((owner) =>
      client.readContract({ ...read, functionName: 'isOwner', args: [owner] }),
    )
    expect((await Promise.all(isOwner)).filter(Boolean)).toHaveLength(3)
    // Without signatures it does nothing.
    const none = '0x0000000000000000000000000000000000000000'
    const args = [contract, 1n, '0x', 0, 0n, 0n, 0n, none, none, '0x'] as const
    await expect(
      client.simulateContract({ ...read, functionName: 'execTransaction', args }),
    ).rejects.toThrow(/GS020/)
  },
)
