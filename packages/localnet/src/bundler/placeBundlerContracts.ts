import {
  type Address,
  createTestClient,
  createWalletClient,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  http,
  parseAbi,
  parseEther,
  publicActions,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { placeContract } from '../contracts/placeContract.ts'
import { localAccounts } from '../localAccounts.ts'
import { bundlerContracts } from './bundlerContracts.ts'
import { placeContractAccounts } from './placeContractAccounts.ts'
import { placeDelegation } from './placeDelegation.ts'

export type PlaceBundlerContractsParameters = {
  rpcUrl: string
  /** Whose signatures the paymasters pay for. @default the ninth local account */
  sponsor?: Address | undefined
}

/** The factory that every local node has at this address: it takes a salt and creation code. */
const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const json = { with: { type: 'json' } } as const
const versions = ['0.6', '0.7', '0.8'] as const

// Read where they are installed, because they are not part of this package.
const contracts = [
  {
    name: 'EntryPoint 0.6',
    load: () => import('@account-abstraction/contracts-0.6/artifacts/EntryPoint.json', json),
    address: bundlerContracts.entryPoints['0.6'],
    salt: zeroHash,
  },
  {
    name: 'EntryPoint 0.7',
    load: () => import('@account-abstraction/contracts-0.7/artifacts/EntryPoint.json', json),
    address: bundlerContracts.entryPoints['0.7'],
    salt: '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3',
  },
  {
    name: 'EntryPoint 0.8',
    load: () => import('@account-abstraction/contracts/artifacts/EntryPoint.json', json),
    address: bundlerContracts.entryPoints['0.8'],
    salt: '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9',
  },
  {
    name: 'Simple7702Account',
    load: () => import('@account-abstraction/contracts/artifacts/Simple7702Account.json', json),
    address: bundlerContracts.implementations.simple,
    salt: zeroHash,
  },
] as const

const depositAbi = parseAbi(['function depositTo(address account) payable'])

/**
 * Places what smart accounts need (ERC-4337, EIP-7702, ERC-7710), at the addresses of public
 * chains, and paymasters with a deposit of 100 ETH each.
 */
export async function placeBundlerContracts(
  parameters: PlaceBundlerContractsParameters,
): Promise<void> {
  const { rpcUrl } = parameters
  const [, , , , , , , , sponsor, payer] = localAccounts()
  if (!sponsor || !payer) throw new Error('There are ten local accounts.')
  const account = privateKeyToAccount(payer.privateKey)
  const transport = http(rpcUrl)
  const node = createTestClient({ mode: 'anvil', transport }).extend(publicActions)
  const wallet = createWalletClient({ account, transport })
  const send = async (request: { to: Address; data: Hex; value?: bigint }) => {
    const hash = await wallet.sendTransaction({ chain: null, ...request })
    const { status } = await node.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    if (status !== 'success') throw new Error(`A contract of accounts was not placed: ${hash}.`)
  }
  for (const { name, load, address, salt } of contracts) {
    if (await node.getCode({ address })) continue
    const bytecode = (await load()).default.bytecode as Hex
    const own = getCreate2Address({ from: factory, salt, bytecode })
    if (own !== address) throw new Error(`${name} is another build: it would be at ${own}.`)
    await send({ to: factory, data: `${salt}${bytecode.slice(2)}` })
  }
  await placeDelegation({ rpcUrl })
  await placeContractAccounts({ rpcUrl })
  for (const version of versions) {
    const entryPoint = bundlerContracts.entryPoints[version]
    const address = bundlerContracts.paymasters[version]
    const signer = parameters.sponsor ?? sponsor.address
    await placeContract(
      version === '0.6'
        ? { rpcUrl, address, contract: 'oldPaymaster', args: [signer] }
        : { rpcUrl, address, contract: 'paymaster', args: [entryPoint, signer] },
    )
    const data = encodeFunctionData({ abi: depositAbi, args: [address] })
    await send({ to: entryPoint, data, value: parseEther('100') })
  }
}
