import type { CaipNetwork, CaipNetworkId } from '@cleat/core'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  hashMessage,
  numberToHex,
  parseAbi,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { createMemoryArea } from '../test/createMemoryArea.ts'
import { newAddress, openSmartChain } from '../test/openSmartChain.ts'
import { createAuthWallet } from './createAuthWallet.ts'
import { createDevelopmentSigner } from './createDevelopmentSigner.ts'

const places = [
  { id: 1, name: 'Ethereum' },
  { id: 8453, name: 'Base' },
  { id: 10, name: 'Optimism' },
]
const chains = await Promise.all(
  places.map(async (place) => ({ ...place, chain: await openSmartChain(place) })),
)
afterAll(async () => {
  await Promise.all(chains.map(({ chain }) => chain.stop()))
})

const contractAbi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const toId = (id: number) => `eip155:${id}` as CaipNetworkId
const networks = chains.map(
  ({ id, name, chain }): CaipNetwork => ({
    ...{ id, name, chainNamespace: 'eip155', caipNetworkId: toId(id) },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [chain.rpcUrl] } },
  }),
)

/** One login on all chains, each with a bundler and who pays. */
async function logIn() {
  const privateKey = generatePrivateKey()
  const storage = createMemoryArea()
  const services = chains.map(({ id, chain: { bundler, paymaster } }) => {
    const urls = { bundlerUrl: bundler.url, paymasterUrl: paymaster.url }
    return [toId(id), urls] as const
  })
  const wallet = createAuthWallet({
    ...{ signer: createDevelopmentSigner({ privateKey, storage }), name: 'Harbour' },
    networks: Object.fromEntries(services),
    kit: { networks, accountTypes: { eip155: 'smartAccount' }, storage },
  })
  const [listed] = wallet.byNamespace.eip155 ?? []
  if (!listed || !('provider' in listed)) throw new Error('There is no provider.')
  const { provider } = listed
  const ask = (method: string, ...params: readonly unknown[]) =>
    provider.request({ method, params })
  const [address] = (await ask('eth_requestAccounts')) as readonly Address[]
  expect(address).toBe(privateKeyToAccount(privateKey).address)
  return { wallet, ask, address: privateKeyToAccount(privateKey).address }
}

test('default: one login has one address on three chains; each is upgraded, sponsored, signed for and taken back alone', async () => {
  const { wallet, ask, address } = await logIn()
  for (const { id, chain } of chains) {
    const { client, token } = chain
    const chainId = numberToHex(id)
    await ask('wallet_switchEthereumChain', { chainId })
    expect(await ask('eth_accounts')).toEqual([address])
    expect(await client.getCode({ address })).toBeUndefined()
    // Two calls of an account that has nothing.
    await chain.giveTokens(address, 9n)
    const [first, second] = [newAddress(), newAddress()]
    const calls = [first, second].map((to) => ({
      ...{ to: token, data: toTransfer(to, to === first ? 4n : 5n) },
    }))
    const batch = { version: '2.0.0', chainId, atomicRequired: true, calls }
    const { id: name } = (await ask('wallet_sendCalls', batch)) as { id: string }
    await expect
      .poll(async () => ask('wallet_getCallsStatus', name), { timeout: 10_000 })
      .toMatchObject({ status: 200, chainId })
    expect(await client.getCode({ address })).toMatch(/^0xef0100/)
    expect(await client.getBalance({ address })).toBe(0n)
    expect(await Promise.all([first, second].map((of) => readTokens(chain, of)))).toEqual([4n, 5n])

    const message = `Sign in on ${id}`
    const signature = (await ask('personal_sign', message, address)) as Hex
    expect(await client.verifyMessage({ address, message, signature })).toBe(true)
    const answer = await client.readContract({
      ...{ address, abi: contractAbi, functionName: 'isValidSignature' },
      args: [hashMessage(message), signature],
    })
    expect(answer).toBe('0x1626ba7e')
  }

  for (const [at, { chain }] of chains.entries()) {
    const network = networks[at]
    if (!network) throw new Error('There is no network.')
    await chain.give(address, '1')
    const { hash } = await wallet.removeUpgrade({ network })
    await chain.client.waitForTransactionReceipt({ hash: hash as Hex })
    const codes = await Promise.all(
      chains.map(async (one) => Boolean(await one.chain.client.getCode({ address }))),
    )
    expect(codes).toEqual(chains.map((_, one) => one > at))
  }
})

type Chain = (typeof chains)[number]['chain']

const tokenAbi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address to, uint256 amount)',
])

function readTokens({ client, token }: Chain, of: Address): Promise<bigint> {
  return client.readContract({
    ...{ address: token, abi: tokenAbi, functionName: 'balanceOf', args: [of] },
  })
}

function toTransfer(to: Address, amount: bigint): Hex {
  return encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, amount] })
}
