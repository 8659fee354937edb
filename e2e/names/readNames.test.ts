import { WagmiAdapter } from '@cleat/adapter-wagmi'
import { type ChainAdapter, createKit, type KitOptions } from '@cleat/core'
import { placeNames, startLocalnet } from '@cleat/localnet'
import { encodeDeployment } from '@cleat/server/names/deployment'
import { startFromEnvironment } from '@cleat/server/start'
import { createWalletClient, http, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { base, mainnet } from 'viem/chains'
import { afterAll, expect, test } from 'vitest'

const zone = 'names.example'
const name = `harbour.${zone}`
const origin = 'https://app.example'
const signerKey = generatePrivateKey()
const localnet = await startLocalnet({
  chains: [
    { id: 1, name: 'Ethereum' },
    { id: 8453, name: 'Base' },
  ],
})
const [ethereum, rollup] = localnet.chains
const [owner] = localnet.accounts
if (!ethereum || !rollup || !owner) throw new Error('There is no chain.')

/** The port is known before the service runs: the resolver has it, and the service the resolver. */
const port = 20_000 + (process.pid % 10_000)
const service = `http://127.0.0.1:${port}`
const resolver = await deployResolver()
await placeNames({ rpcUrl: ethereum.rpcUrl, zones: { [zone]: resolver, reverse: resolver } })
const server = await startFromEnvironment({
  environment: {
    ...{ DATA_DIR: 'memory', RELAY: 'off', RATE_LIMIT: '0', PORT: String(port) },
    ...{ AUTH_DOMAINS: origin, AUTH_SECRET: '0123456789abcdef0123456789abcdef' },
    ...{ NAMES_ZONE: zone, NAMES_SIGNER_KEY: signerKey, ALLOWED_ORIGINS: origin },
    NAMES_RESOLVER: `eip155:1:${resolver}`,
  },
})
const wallet = privateKeyToAccount(generatePrivateKey())
await register()

const kits: { destroy(): void }[] = []
afterAll(async () => {
  for (const kit of kits) kit.destroy()
  await server.stop()
  await localnet.stop()
})

async function deployResolver() {
  const account = privateKeyToAccount(owner?.privateKey ?? '0x')
  const transport = http(ethereum?.rpcUrl)
  const client = createWalletClient({ account, transport }).extend(publicActions)
  const signers = [privateKeyToAddress(signerKey)]
  const data = encodeDeployment({ services: [service], signers })
  const hash = await client.sendTransaction({ data, chain: null })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The resolver was not deployed.')
  return contractAddress
}

/** As the modal does, with a cookie that Node does not keep. */
async function register(): Promise<void> {
  const [statement, resource] = [
    `Register ${name} for this account.`,
    `urn:cleat:name:register:${name}`,
  ]
  const query = new URLSearchParams({ statement, resource })
  const asked = await fetch(`${service}/v1/auth/nonce?${query}`)
  const terms = (await asked.json()) as { [field: string]: string }
  const { address } = wallet
  const message = [
    `${terms.domain} wants you to sign in with your Ethereum account:`,
    ...[address, '', statement, '', `URI: ${terms.uri}`, 'Version: 1', 'Chain ID: 1'],
    ...[`Nonce: ${terms.nonce}`, `Issued At: ${terms.issuedAt}`],
    ...[`Expiration Time: ${terms.expirationTime}`, 'Resources:', `- ${resource}`],
  ].join('\n')
  const signature = await wallet.signMessage({ message })
  const registered = await fetch(`${service}/v1/profile/account`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-cleat': '1', origin },
      ...{ 'x-nonce-jwt': `Bearer ${terms.token}`, cookie: readCookies(asked) },
    },
    body: JSON.stringify({ coin_type: 60, address, message, signature }),
  })
  expect(await registered.json()).toEqual({ success: true })
}

function readCookies({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const customRpcUrls = {
  'eip155:1': [{ url: ethereum.rpcUrl }],
  'eip155:8453': [{ url: rollup.rpcUrl }],
}

async function openKit(options: Partial<KitOptions> & { adapter: ChainAdapter }) {
  const { adapter, ...rest } = options
  const networks = [mainnet, base] as const
  const kit = createKit({ adapters: [adapter], networks, customRpcUrls, ...rest })
  kits.push(kit)
  kit.start()
  const names = await kit.feature('names')
  const network = (id: string) => kit.controllers.network.find(id)
  return { names, network }
}

test('A14: a registered name is read, both ways, on two chains', async () => {
  const adapter = new WagmiAdapter({ networks: [mainnet, base], customRpcUrls })
  const { names, network } = await openKit({ adapter })
  const { address } = wallet
  for (const id of ['eip155:1', 'eip155:8453']) {
    const found = await names.resolveName({ name, network: network(id) })
    expect(found).toMatchObject({ name, address })
    expect(await names.findIdentity({ address, network: network(id) })).toMatchObject({ name })
  }
  expect(await names.resolveName({ name: `nobody.${zone}` })).toBeUndefined()
  const stranger = privateKeyToAddress(generatePrivateKey())
  expect(await names.findIdentity({ address: stranger })).toEqual({})
})

test('A14: an app without Ethereum reads it over `ensRpcUrl`', async () => {
  const networks = [base] as const
  const adapter = new WagmiAdapter({ networks, customRpcUrls })
  const { names } = await openKit({
    ...{ adapter, networks, names: { ensRpcUrl: ethereum.rpcUrl } },
  })
  const { address } = wallet
  expect(await names.resolveName({ name })).toMatchObject({ name, address })
  expect(await names.findIdentity({ address })).toMatchObject({ name })
})

test('A14: an app with the service and its zone reads it there', async () => {
  const networks = [base] as const
  const adapter = new WagmiAdapter({ networks, customRpcUrls })
  const { names } = await openKit({
    ...{ adapter, networks, names: { zone }, services: { data: service } },
  })
  const { address } = wallet
  expect(await names.resolveName({ name })).toMatchObject({ name, address })
  expect(await names.findIdentity({ address })).toMatchObject({ name })
  expect(await names.listNames({ address })).toEqual([name])
  expect(await names.checkName({ name })).toEqual({ status: 'taken' })
  expect(await names.checkName({ name: 'harb0ur' })).toEqual({ status: 'similar' })
})

test('A15: a gateway that is down is an error, and never nobody', async () => {
  await server.stop()
  const adapter = new WagmiAdapter({ networks: [mainnet, base], customRpcUrls })
  const { names } = await openKit({ adapter, id: 'down' })
  const { address } = wallet
  await expect(names.resolveName({ name })).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
  await expect(names.findIdentity({ address })).rejects.toMatchObject({
    code: 'NETWORK_RPC_FAILED',
  })
})
