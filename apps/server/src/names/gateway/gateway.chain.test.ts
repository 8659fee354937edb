import { placeNames, startLocalnet } from '@cleat/localnet'
import { createAdaptorServer } from '@hono/node-server'
import { type Address, createPublicClient, createWalletClient, type Hex, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createLimits } from '../../http/createLimits.ts'
import { createTrustedProxies } from '../../http/createTrustedProxies.ts'
import { encodeDeployment } from '../contract/encodeDeployment.ts'
import type { ZoneRecord } from '../records/zoneRecord.ts'
import { createGateway } from './createGateway.ts'
import { gatewayRoutes } from './gatewayRoutes.ts'

const zone = 'names.example'
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const vault: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const stranger: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const everyChain = 0x8000_0000n
const optimism = 0x8000_000an
const signerKey = generatePrivateKey()

const records: readonly ZoneRecord[] = [
  {
    name: `alice.${zone}`,
    addresses: new Map<bigint, Hex>([
      [60n, alice],
      [everyChain, alice],
    ]),
    texts: new Map([['avatar', 'https://pictures.example/alice.png']]),
  },
  // A contract is known on its chain alone.
  { name: `vault.${zone}`, addresses: new Map([[optimism, vault]]), texts: new Map() },
]
let asked: string[] = []
let primary = new Map<string, string>([[`60 ${alice.toLowerCase()}`, `alice.${zone}`]])

/** A gateway behind HTTP, which signs with a key. */
async function startGateway(parameters: { resolver: () => Address; key?: Hex; now?: () => Date }) {
  const { resolver, key = signerKey, now } = parameters
  const server = createAdaptorServer({
    fetch: (request: Request) => {
      const gateway = createGateway({
        ...{ zone, resolver: resolver(), signerKey: key },
        ...(now && { now }),
        records: {
          find: async (name) => records.find((record) => record.name === name),
          findName: async ({ address, coinType }) => primary.get(`${coinType} ${address}`),
        },
      })
      asked.push(request.url)
      const limits = createLimits()
      const trustedProxies = createTrustedProxies([])
      return gatewayRoutes({ gateway, limits, trustedProxies }).fetch(request)
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const place = server.address()
  const port = typeof place === 'object' ? place?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => server.close(done)),
  }
}

const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }] })
const [chain] = localnet.chains
if (!chain) throw new Error('There is no chain.')
const { rpcUrl } = chain
let resolver: Address = stranger
const good = await startGateway({ resolver: () => resolver })
const foreign = await startGateway({ resolver: () => resolver, key: generatePrivateKey() })
const late = await startGateway({ resolver: () => resolver, now: () => new Date(0) })
const other = await startGateway({ resolver: () => stranger })
afterAll(async () => {
  for (const { stop } of [good, foreign, late, other]) await stop()
  await localnet.stop()
})

const [operator] = localnet.accounts
if (!operator) throw new Error('There is no account.')
const wallet = createWalletClient({
  account: privateKeyToAccount(operator.privateKey),
  chain: chain.chain,
  transport: http(rpcUrl),
})
const client = createPublicClient({ chain: chain.chain, transport: http(rpcUrl) })
/** Deploys the resolver of the zone, and leads the zone and the names of accounts to it. */
async function deploy(services: readonly string[]): Promise<Address> {
  const data = encodeDeployment({ services, signers: [privateKeyToAddress(signerKey)] })
  const hash = await wallet.sendTransaction({ data })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The resolver was not deployed.')
  resolver = contractAddress
  const universalResolverAddress = await placeNames({
    rpcUrl,
    zones: { [zone]: resolver, reverse: resolver },
  })
  return universalResolverAddress
}

beforeEach(() => {
  asked = []
  primary = new Map([[`60 ${alice.toLowerCase()}`, `alice.${zone}`]])
})

test('default: viem alone resolves a name of the zone, both ways', async () => {
  const universalResolverAddress = await deploy([good.url])
  const of = (name: string) => ({ name: `${name}.${zone}`, universalResolverAddress })
  expect(await client.getEnsAddress(of('alice'))).toBe(alice)
  expect(await client.getEnsAddress({ ...of('alice'), coinType: optimism })).toBe(
    alice.toLowerCase(),
  )
  expect(await client.getEnsText({ ...of('alice'), key: 'avatar' })).toBe(
    'https://pictures.example/alice.png',
  )
  expect(await client.getEnsName({ address: alice, universalResolverAddress })).toBe(
    `alice.${zone}`,
  )
})

test('behavior: a contract is known on its chain alone', async () => {
  const universalResolverAddress = await deploy([good.url])
  const of = { name: `vault.${zone}`, universalResolverAddress }
  expect(await client.getEnsAddress(of)).toBeNull()
  expect(await client.getEnsAddress({ ...of, coinType: optimism })).toBe(vault.toLowerCase())
})

test('behavior: that a name is not there is proved as well', async () => {
  const universalResolverAddress = await deploy([good.url])
  const name = `carol.${zone}`
  expect(await client.getEnsAddress({ name, universalResolverAddress, strict: true })).toBeNull()
  expect(await client.getEnsText({ name, key: 'avatar', universalResolverAddress })).toBeNull()
  expect(await client.getEnsName({ address: stranger, universalResolverAddress })).toBeNull()
})

test('behavior: the next gateway answers where the first one is down', async () => {
  const universalResolverAddress = await deploy(['http://127.0.0.1:1', good.url])
  const of = { name: `alice.${zone}`, universalResolverAddress }
  expect(await client.getEnsAddress(of)).toBe(alice)
})

test('error: down is no answer that there is no such name', async () => {
  const universalResolverAddress = await deploy(['http://127.0.0.1:1'])
  const of = { name: `alice.${zone}`, universalResolverAddress, strict: true }
  await expect(client.getEnsAddress(of)).rejects.toThrow()
})

test('error: S23, a name that leads to another account is not the name of this one', async () => {
  const universalResolverAddress = await deploy([good.url])
  primary.set(`60 ${stranger.toLowerCase()}`, `alice.${zone}`)
  const of = { address: stranger, universalResolverAddress }
  await expect(client.getEnsName({ ...of, strict: true })).rejects.toThrow('leads elsewhere')
})

test.each([
  ['of another signer', foreign],
  ['that is over', late],
  ['for another contract', other],
])('error: S22, a proof %s is refused', async (_, { url }) => {
  const universalResolverAddress = await deploy([url])
  const of = { name: `alice.${zone}`, universalResolverAddress, strict: true }
  await expect(client.getEnsAddress(of)).rejects.toThrow()
  expect(asked).toHaveLength(1)
})
