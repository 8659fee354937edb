import { createPublicClient, encodeAbiParameters, http, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { startLocalnet } from '../startLocalnet.ts'
import { placeFarcaster } from './placeFarcaster.ts'

const abi = parseAbi([
  'function idOf(address owner) view returns (uint256)',
  'function keyDataOf(uint256 fid, bytes key) view returns ((uint8 state, uint32 keyType))',
])

test('default: the registries say what was registered, and of others nothing', async () => {
  await using localnet = await startLocalnet({ chains: [{ id: 10, name: 'OP Mainnet' }] })
  const [chain] = localnet.chains
  const [owner, other] = localnet.accounts
  if (!chain || !owner || !other) throw new Error('There is no chain.')
  const { rpcUrl } = chain
  const farcaster = await placeFarcaster({ rpcUrl })
  await farcaster.register(5, owner.address)
  await farcaster.addAuthAddress(5, other.address)
  const client = createPublicClient({ transport: http(rpcUrl) })
  const idOf = (address: `0x${string}`) =>
    client.readContract({
      ...{ address: '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b', abi, functionName: 'idOf' },
      args: [address],
    })
  expect([await idOf(owner.address), await idOf(other.address)]).toEqual([5n, 0n])
  const keyOf = (fid: bigint, address: `0x${string}`) =>
    client.readContract({
      ...{ address: '0x00000000Fc1237824fb747aBDE0FF18990E59b7e', abi, functionName: 'keyDataOf' },
      args: [fid, encodeAbiParameters([{ type: 'address' }], [address])],
    })
  expect(await keyOf(5n, other.address)).toEqual({ state: 1, keyType: 2 })
  expect((await keyOf(5n, owner.address)).state).toBe(0)
  expect((await keyOf(6n, other.address)).state).toBe(0)
})
