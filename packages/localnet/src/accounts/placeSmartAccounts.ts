import { type Address, createTestClient, type Hex, http, numberToHex, parseEther } from 'viem'
import { mappingSlot } from '../contracts/mappingSlot.ts'
import { placeContract } from '../contracts/placeContract.ts'
import { localSmartAccounts } from './localSmartAccounts.ts'

const slot = (index: number): Hex => numberToHex(index, { size: 32 })

/**
 * Places `localSmartAccounts` on a chain, with 10,000 of the native currency for each account. It
 * writes the state that transactions would leave, without a block.
 */
export async function placeSmartAccounts(parameters: {
  rpcUrl: string
  /** Of the vaults. The first one owns the contract. */
  owners: readonly [Address, Address, Address]
}): Promise<void> {
  const { rpcUrl, owners } = parameters
  const [owner] = owners
  const { entryPoints, delegate, contract, vault, oldVault, calls, forger } = localSmartAccounts
  const client = createTestClient({ mode: 'anvil', transport: http(rpcUrl, { batch: true }) })
  const args = [owners, 2n]
  // Of `SharedVault`: after the count of transactions, the threshold and the owners.
  const vaultSlots = [
    { index: slot(1), value: 2n },
    ...owners.map((address) => ({
      index: mappingSlot({ slot: slot(2), key: address }),
      value: 1n,
    })),
  ]
  await Promise.all([
    ...Object.values(entryPoints).map((address) =>
      placeContract({ rpcUrl, address, contract: 'entryPoint' }),
    ),
    placeContract({ rpcUrl, address: delegate, contract: 'batch' }),
    placeContract({ rpcUrl, address: calls, contract: 'calls' }),
    placeContract({ rpcUrl, address: forger, contract: 'forger' }),
    placeContract({
      ...{ rpcUrl, address: contract, contract: 'smartAccount', args: [owner] },
      slots: [{ index: slot(0), value: BigInt(owner) }],
    }),
    placeContract({ rpcUrl, address: vault, contract: 'vault', args, slots: vaultSlots }),
    placeContract({ rpcUrl, address: oldVault, contract: 'oldVault', args, slots: vaultSlots }),
    ...[contract, vault, oldVault].map((address) =>
      client.setBalance({ address, value: parseEther('10000') }),
    ),
  ])
}
