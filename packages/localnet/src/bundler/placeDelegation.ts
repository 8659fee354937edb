import { createTestClient, encodeDeployData, type Hex, http, publicActions } from 'viem'
import { bundlerContracts } from './bundlerContracts.ts'

/** May pause delegations; here an address without a key. */
const owner = '0x0000000000000000000000000000000000000bad'
/** The sender that constructors see. */
const creator = '0x000000000000000000000000000000000000bEEF'

/**
 * Places the account of delegations and its conditions. What a constructor leaves at one address is
 * copied to another, because the package has another build than the chains.
 */
export async function placeDelegation({ rpcUrl }: { rpcUrl: string }): Promise<void> {
  const [codes, abis] = await Promise.all([
    import('@metamask/delegation-abis/bytecode'),
    import('@metamask/delegation-abis'),
  ])
  const node = createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).extend(publicActions)
  const { DelegationManager, ...enforcers } = bundlerContracts.delegation
  const place = async (
    name: keyof typeof codes & keyof typeof abis,
    address: Hex,
    args: object,
  ) => {
    const data = encodeDeployData({
      ...{ abi: abis[name], bytecode: codes[name] as Hex, args: args as never },
    })
    await node.impersonateAccount({ address: creator })
    await node.setBalance({ address: creator, value: 10n ** 18n })
    const hash = await node.sendUnsignedTransaction({ from: creator, data })
    const { contractAddress } = await node.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    const code = contractAddress && (await node.getCode({ address: contractAddress }))
    if (!code) throw new Error(`${name} was not placed.`)
    await node.setCode({ address, bytecode: code })
  }
  await place('DelegationManager', DelegationManager, [owner])
  for (const [name, address] of Object.entries(enforcers))
    await place(name as keyof typeof enforcers, address, [])
  const { implementations, entryPoints } = bundlerContracts
  const args = [DelegationManager, entryPoints['0.7']]
  await place('EIP7702StatelessDeleGator', implementations.delegation, args)
}
