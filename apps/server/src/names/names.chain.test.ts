import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { placeNames, startLocalnet } from '@cleat/localnet'
import { accountCode } from '@cleat/signatures/test/smartAccount'
import { createPublicClient, createTestClient, createWalletClient, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { encodeDeployment } from './contract/encodeDeployment.ts'
import { exportNames } from './export/exportNames.ts'
import { openExport } from './export/openExport.ts'
import { createNameSigners, type NameSigner } from './test/createNameSigners.ts'
import { openNamePage } from './test/openNamePage.ts'
import { readCode } from './test/readCode.ts'
import { startNameHost } from './test/startNameHost.ts'

const zone = 'names.example'
const [signerKey, otherKey] = [generatePrivateKey(), generatePrivateKey()]
const avatar = 'https://pictures.example/a.png'
const database = createTestDatabase()
// Opening it takes longer than a test may.
await database.check()
const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }] })
const [local] = localnet.chains
const [owner] = localnet.accounts
if (!local || !owner) throw new Error('There is no chain.')
const { chain, rpcUrl } = local
const client = createPublicClient({ chain: mainnet, transport: http(rpcUrl) })
const [service, second] = [await startNameHost(), await startNameHost()]
afterAll(async () => {
  await Promise.all([service.stop(), second.stop()])
  await Promise.all([database.close(), localnet.stop()])
})

let page = openNamePage(() => new Response(null))
let environment: Record<string, string> = {}

beforeAll(async () => {
  const operator = createWalletClient({
    ...{ account: privateKeyToAccount(owner.privateKey), chain, transport: http(rpcUrl) },
  })
  const signers = [privateKeyToAddress(signerKey), privateKeyToAddress(otherKey)]
  const services = [service.url, second.url]
  const hash = await operator.sendTransaction({ data: encodeDeployment({ services, signers }) })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The resolver was not deployed.')
  await placeNames({ rpcUrl, zones: { [zone]: contractAddress, reverse: contractAddress } })
  environment = {
    ...{ AUTH_DOMAINS: 'https://app.example', AUTH_SECRET: '0123456789abcdef0123456789abcdef' },
    ...{ NAMES_ZONE: zone, NAMES_SIGNER_KEY: signerKey, RATE_LIMIT: '0' },
    ...{ NAMES_RESOLVER: `eip155:1:${contractAddress}`, CHAINS: `eip155:1=${rpcUrl}` },
  }
  service.setAnswer(createTestApp({ config: readConfig(environment), database }).app.fetch)
  page = openNamePage((path, init) => fetch(`${service.url}${path}`, init))
})

async function register(signer: NameSigner, name: string): Promise<void> {
  expect(await readCode(page.register(signer, name))).toEqual([200])
  expect(await readCode(page.setRecords(signer, name, { texts: { avatar } }))).toEqual([200])
}

/** What a program finds that knows nothing of this service. */
async function run(library: 'Viem' | 'Ethers', name: string, address: string): Promise<object> {
  const script = `${import.meta.dirname}/readers/resolveBy${library}.ts`
  const { stdout } = await promisify(execFile)(process.execPath, [script, rpcUrl, name, address])
  return JSON.parse(stdout)
}

test.each(['Viem', 'Ethers'] as const)(
  'default: A14, registered over HTTP, resolved by plain %s',
  { timeout: 60_000 },
  async (library) => {
    const wallet = createNameSigners.evm()
    const name = `harbour${library.toLowerCase()}.${zone}`
    await register(wallet, name)
    const { address } = wallet
    const onBase = library === 'Viem' ? address.toLowerCase() : address
    expect(await run(library, name, address)).toEqual({
      ...{ onEthereum: address, onBase, avatar, primary: name },
    })
  },
)

test('behavior: A14, a contract has its name on its chain alone', async () => {
  const key = privateKeyToAccount(generatePrivateKey())
  const { address } = privateKeyToAccount(generatePrivateKey())
  const tools = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  await tools.setCode({ address, bytecode: accountCode(key.address) })
  const name = `lighthouse.${zone}`
  await register(
    {
      ...{ namespace: 'eip155', address, chainId: '1' },
      sign: (message) => key.signMessage({ message }),
    },
    name,
  )
  expect(await client.getEnsAddress({ name })).toBe(address)
  expect(await client.getEnsAddress({ name, coinType: 0x8000_2105n })).toBeNull()
  expect(await client.getEnsAddress({ name, coinType: 0x8000_0000n })).toBeNull()
  expect(await client.getEnsName({ address })).toBe(name)
  expect(await client.getEnsName({ address, coinType: 0x8000_2105n })).toBeNull()
})

test('behavior: the identity of an account is its name, on the chain that is asked for', async () => {
  const wallet = createNameSigners.evm()
  const name = `windmill.${zone}`
  await register(wallet, name)
  const identity = {
    name,
    avatar: expect.stringContaining('/v1/images?url=https%3A%2F%2Fpictures'),
  }
  expect(await page.read(`/v1/identity/${wallet.address}`)).toEqual(identity)
  expect(await page.read(`/v1/identity/${wallet.address}?chainId=8453`)).toEqual(identity)
  const { address } = createNameSigners.evm()
  expect(await page.read(`/v1/identity/${address}`)).toEqual({ name: null, avatar: null })
})

test('behavior: S21, a name that changed its owner leads nowhere, and then to the new one', async () => {
  const [alice, bob] = [createNameSigners.evm(), createNameSigners.evm()]
  const name = `mooring.${zone}`
  await register(alice, name)
  await page.transfer(alice, name, `eip155:1:${bob.address}`)
  expect(await client.getEnsAddress({ name })).toBe(alice.address)
  expect(await readCode(page.accept(bob, name))).toEqual([200])
  expect(await client.getEnsAddress({ name })).toBeNull()
  expect(await client.getEnsText({ name, key: 'avatar' })).toBeNull()
  for (const { address } of [alice, bob])
    expect(await client.getEnsName({ address: address as `0x${string}` })).toBeNull()
})

test('behavior: A15, the second service answers from an export; without both there is an error', async () => {
  const wallet = createNameSigners.evm()
  const name = `breakwater.${zone}`
  await register(wallet, name)
  const exported = await exportNames({ config: readConfig(environment), database })
  const config = readConfig({
    ...{ NAMES_ZONE: zone, NAMES_RESOLVER: environment.NAMES_RESOLVER, RATE_LIMIT: '0' },
    ...{ NAMES_SIGNER_KEY: otherKey, NAMES_EXPORT: exported },
    NAMES_EXPORT_SIGNER: privateKeyToAddress(signerKey),
  })
  if (!config.names) throw new Error('There is no zone.')
  const exportedNames = await openExport(config.names)
  const { app } = createTestApp({ config, exportedNames })
  second.setAnswer(app.fetch)

  await service.stop()
  expect(await client.getEnsAddress({ name, strict: true })).toBe(wallet.address)
  expect(await client.getEnsText({ name, key: 'avatar', strict: true })).toBe(avatar)
  const address = wallet.address as `0x${string}`
  expect(await client.getEnsName({ address, strict: true })).toBe(name)
  const unknown = { name: `unknown.${zone}`, strict: true }
  expect(await client.getEnsAddress(unknown)).toBeNull()
  expect(await (await app.request('/v1/profile/zone')).json()).toMatchObject({ isOpen: false })
  expect(await (await app.request(`/v1/profile/account/${name}`)).json()).toMatchObject({ name })
  expect((await app.request('/v1/profile/account', { method: 'POST' })).status).toBe(404)

  await second.stop()
  for (const asked of [{ name, strict: true }, unknown])
    await expect(client.getEnsAddress(asked)).rejects.toThrow()
})
