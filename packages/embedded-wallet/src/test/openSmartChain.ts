import {
  bundlerContracts,
  type LocalBundler,
  localTokens,
  placeBundlerContracts,
  startBundler,
  startLocalnet,
} from '@cleat/localnet'
import {
  type Address,
  createPublicClient,
  createTestClient,
  createWalletClient,
  encodeFunctionData,
  type Hex,
  http,
  type PrivateKeyAccount,
  type PublicClient,
  parseAbi,
  parseEther,
  type TestClient,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSmartAccount } from '../accounts/createSmartAccount.ts'
import type { SmartAccount } from '../accounts/smartAccount.ts'
import { createKeyOwner } from '../signer/createKeyOwner.ts'
import { type LocalPaymaster, startPaymaster } from './startPaymaster.ts'

const transferAbi = parseAbi(['function transfer(address to, uint256 amount)'])
const eventAbi = parseAbi([
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
])

/** A chain with EntryPoints, a bundler and a service that pays. */
export type SmartChain = {
  readonly client: PublicClient
  readonly node: TestClient
  readonly bundler: LocalBundler
  readonly paymaster: LocalPaymaster
  readonly rpcUrl: string
  /** An account of a new key, unless one is given. */
  open(changed?: Partial<Omit<createSmartAccount.Parameters, 'owner'>> & { privateKey?: Hex }): {
    readonly owner: PrivateKeyAccount
    readonly account: SmartAccount
  }
  give(address: Address, eth: string): Promise<void>
  /** A token (ERC-20). */
  readonly token: Address
  giveTokens(address: Address, amount: bigint): Promise<void>
  /** What became of an operation, by the EntryPoint's event. */
  readEvent(
    hash: Hex,
  ): Promise<Partial<{ sender: Address | undefined; success: boolean | undefined }> | undefined>
  stop(): Promise<void>
}

/** Base, unless another one is given. */
export async function openSmartChain(
  { id: chainId, name }: { id: number; name: string } = { id: 8453, name: 'Base' },
): Promise<SmartChain> {
  const localnet = await startLocalnet({ chains: [{ id: chainId, name }], tokens: true })
  const [local] = localnet.chains
  const sponsorKey = localnet.accounts[8]?.privateKey
  if (!local || !sponsorKey) throw new Error('There is no chain.')
  const { chain, rpcUrl } = local
  await placeBundlerContracts({ rpcUrl })
  const bundler = await startBundler({ rpcUrl, chainId })
  const paymaster = await startPaymaster({ key: sponsorKey, chainId })
  const client: PublicClient = createPublicClient({
    chain,
    transport: http(rpcUrl),
    pollingInterval: 20,
  })
  const node: TestClient = createTestClient({ mode: 'anvil', chain, transport: http(rpcUrl) })

  const [{ address: token }] = localTokens
  const [first] = localnet.accounts
  if (!first) throw new Error('There is no account.')
  const rich = createWalletClient({
    ...{ account: privateKeyToAccount(first.privateKey), chain, transport: http(rpcUrl) },
  })
  const open: SmartChain['open'] = (changed = {}) => {
    const { privateKey = generatePrivateKey(), ...more } = changed
    const owner = privateKeyToAccount(privateKey)
    const account = createSmartAccount({
      ...{ owner: createKeyOwner(privateKey), chainId, rpcUrl, bundlerUrl: bundler.url },
      ...more,
    })
    return { owner, account }
  }
  return {
    ...{ client, node, bundler, paymaster, open, rpcUrl },
    token,
    async giveTokens(to, amount) {
      const data = encodeFunctionData({ abi: transferAbi, args: [to, amount] })
      const hash = await rich.sendTransaction({ to: token, data })
      await client.waitForTransactionReceipt({ hash })
    },
    give: (address, eth) => node.setBalance({ address, value: parseEther(eth) }),
    async readEvent(hash) {
      const [event] = await client.getContractEvents({
        address: Object.values(bundlerContracts.entryPoints),
        ...{ abi: eventAbi, eventName: 'UserOperationEvent', fromBlock: 0n },
        args: { userOpHash: hash },
      })
      return event?.args
    },
    async stop() {
      await Promise.all([bundler.stop(), paymaster.stop()])
      await localnet.stop()
    },
  }
}

/** An address that nothing was sent to. */
export function newAddress(): Address {
  return privateKeyToAccount(generatePrivateKey()).address
}
