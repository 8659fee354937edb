import { contractCode, type Localnet, localExchange, startLocalnet } from '@cleat/localnet'
import {
  type Address,
  concat,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  parseAbi,
  publicActions,
} from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll } from 'vitest'

/** What the contracts of the tests can be asked to do. */
const contractsAbi = parseAbi([
  'function mint(address to, uint256 value)',
  'function mint(address to, uint256 id, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function setApprovalForAll(address operator, bool approved)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function transferFrom(address from, address to, uint160 amount, address token)',
  'function lockdown((address token, address spender)[] approvals)',
  'function permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) single, bytes signature)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function forge(address owner, address spender, uint256 count)',
])

const permit2Abi = parseAbi([
  'function allowance(address, address, address) view returns (uint160, uint48, uint48)',
])

export type ApprovalsChain = {
  readonly localnet: Localnet
  readonly rpcUrl: string
  readonly tokens: Readonly<Record<'dai' | 'usdc' | 'old', Address>>
  /** The name in DAI's permits. */
  readonly daiName: string
  readonly collectible: Address
  readonly multi: Address
  readonly permit2: Address
  /** Deploys an impostor of a mode. */
  deployImpostor(mode: bigint): Promise<Address>
  /** Sends as any account. Rejects if it reverts. */
  call(from: Address, to: Address, name: string, args: readonly unknown[]): Promise<void>
  /** Gives an account coins, and lets the node sign for it. */
  fund(account: Address): Promise<void>
  now(): Promise<number>
  /** The next number that a permit of Permit2 has. */
  readNonce(owner: Address, token: Address, spender: Address): Promise<number>
  readonly client: {
    snapshot(): Promise<Hex>
    revert(parameters: { id: Hex }): Promise<void>
    mine(parameters: { blocks: number }): Promise<void>
  }
}

const { tokens, published } = localExchange

/** An Ethereum with tokens of all kinds, where any account can be played. */
export async function startApprovalsChain(): Promise<ApprovalsChain> {
  const localnet = await startLocalnet({
    chains: [{ id: mainnet.id, name: mainnet.name }],
    exchange: true,
  })
  afterAll(() => localnet.stop())
  const rpcUrl = localnet.chains[0]?.rpcUrl ?? ''
  const client = createTestClient({
    ...{ mode: 'anvil', chain: mainnet, cacheTime: 0, pollingInterval: 10 },
    // A request that is slow must not be sent twice.
    transport: http(rpcUrl, { retryCount: 0, timeout: 60_000 }),
  }).extend(publicActions)
  const [deployer] = localnet.accounts
  if (!deployer) throw new Error('A local chain has accounts.')
  await client.setAutomine(true)
  await client.request({
    method: 'anvil_autoImpersonateAccount' as never,
    params: [true] as never,
  })
  const send = async (transaction: { from: Address; to?: Address; data: Hex }) => {
    const hash = await client.sendUnsignedTransaction({ ...transaction, gas: 3_000_000n })
    // viem's waiting starts again with the next block alone, and there may be none.
    let receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
    while (!receipt) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
    }
    if (receipt.status !== 'success') throw new Error(`${transaction.data} was reverted`)
    return receipt
  }
  const deploy = async (contract: 'collectible' | 'multi' | 'impostor', args: Hex = '0x') => {
    const data = concat([contractCode[contract], args])
    const { contractAddress } = await send({ from: deployer.address, data })
    if (!contractAddress) throw new Error(`${contract} was not deployed`)
    return getAddress(contractAddress)
  }
  return {
    ...{ localnet, rpcUrl, permit2: published.permit2, daiName: tokens.DAI.name },
    tokens: {
      ...{ dai: tokens.DAI.address, usdc: tokens.USDC.address, old: tokens.OUSD.address },
    },
    collectible: await deploy('collectible'),
    multi: await deploy('multi'),
    deployImpostor: (mode) =>
      deploy('impostor', encodeAbiParameters([{ type: 'uint256' }], [mode])),
    async call(from, to, name, args) {
      const named = { abi: contractsAbi, functionName: name, args } as never
      await send({ from, to, data: encodeFunctionData(named) })
    },
    fund: (address) => client.setBalance({ address, value: 10n ** 20n }),
    client,
    async readNonce(...args) {
      const address = published.permit2
      const read = { address, abi: permit2Abi, functionName: 'allowance', args } as const
      return (await client.readContract(read))[2]
    },
    now: async () => Number((await client.getBlock()).timestamp),
  }
}
