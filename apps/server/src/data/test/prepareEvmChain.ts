import { setTimeout } from 'node:timers/promises'
import { contractCode, type LocalChain, startLocalnet } from '@cleat/localnet'
import { createTestClient, type Hex, http, publicActions, walletActions } from 'viem'
import { concat, encodeAbiParameters, getAddress, parseAbi, parseAbiParameters } from 'viem/utils'
import { afterAll, beforeAll } from 'vitest'

export const contractAbi = parseAbi([
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value)',
  'function approve(address spender, uint256 value)',
  'function forge(address from, address to, uint256 value)',
  'function sync()',
  'function set(address account, string name, bytes dnsName, address owner, string avatar)',
])

/** The constructors' parameter types. */
const constructors = {
  token: 'string name, string symbol, uint8 decimals',
  oldToken: '',
  pair: 'address token0, address token1',
  names: '',
} as const

/** A chain for a test file. `client` uses its first account. */
export function prepareEvmChain(options: { id?: number; exchange?: boolean } = {}) {
  const { id = 31337, exchange = false } = options
  let localnet: Awaited<ReturnType<typeof startLocalnet>>
  beforeAll(async () => {
    localnet = await startLocalnet({ chains: [{ id, name: 'Local chain' }], exchange })
  }, 60_000)
  afterAll(() => localnet?.stop())

  const chain = () => localnet.chains[0] as LocalChain
  const accounts = () => localnet.accounts.map(({ address }) => address)
  const client = () =>
    createTestClient({
      mode: 'anvil',
      chain: chain().chain,
      // The node signs, which saves the requests before a signature.
      account: localnet.accounts[0]?.address as Hex,
      transport: http(chain().rpcUrl),
    })
      .extend(publicActions)
      .extend(walletActions)
  const mined = async (hash: Hex) => {
    while (true) {
      const receipt = await client()
        .getTransactionReceipt({ hash })
        .catch(() => undefined)
      if (receipt) return receipt
      await setTimeout(5)
    }
  }
  /** Sends a transaction per value. Resolves when the last is mined. */
  const sendEach = async (to: Hex, values: readonly bigint[]) => {
    let last: Hex = '0x'
    for (const value of values) last = await client().sendTransaction({ to, value })
    await mined(last)
  }
  const deploy = async (name: keyof typeof constructors, args: readonly unknown[] = []) => {
    const types = constructors[name]
    const encoded = types ? encodeAbiParameters(parseAbiParameters(types as string), args) : '0x'
    const data = concat([contractCode[name], encoded as Hex])
    const { contractAddress } = await mined(await client().sendTransaction({ data }))
    return getAddress(contractAddress ?? '')
  }
  return {
    id: `eip155:${id}`,
    url: () => chain().rpcUrl,
    accounts,
    client,
    mined,
    sendEach,
    deploy,
  }
}
