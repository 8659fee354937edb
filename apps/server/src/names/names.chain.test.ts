import { placeNames, startLocalnet } from '@cleat/localnet'
import { formatMessage } from '@cleat/siwx/messages'
import type { SignInTerms } from '@cleat/siwx/server'
import { createAdaptorServer } from '@hono/node-server'
import { createPublicClient, createWalletClient, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { encodeDeployment } from './contract/encodeDeployment.ts'

const zone = 'names.example'
const signerKey = generatePrivateKey()
const database = createTestDatabase()
// Opening it takes longer than a test may.
await database.check()
const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }] })
const [local] = localnet.chains
const [owner] = localnet.accounts
if (!local || !owner) throw new Error('There is no chain.')
const { chain, rpcUrl } = local
let app: (request: Request) => Response | Promise<Response> = () => new Response(null)
const server = createAdaptorServer({ fetch: (request: Request) => app(request) })
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
const place = server.address()
const service = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`
afterAll(async () => {
  await new Promise((done) => server.close(done))
  await Promise.all([database.close(), localnet.stop()])
})

test('default: registered with a signature over HTTP, resolved by viem alone', async () => {
  const client = createPublicClient({ chain, transport: http(rpcUrl) })
  const operator = createWalletClient({
    ...{ account: privateKeyToAccount(owner.privateKey), chain, transport: http(rpcUrl) },
  })
  const signers = [privateKeyToAddress(signerKey)]
  const hash = await operator.sendTransaction({
    data: encodeDeployment({ services: [service], signers }),
  })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The resolver was not deployed.')
  const zones = { [zone]: contractAddress, reverse: contractAddress }
  const universalResolverAddress = await placeNames({ rpcUrl, zones })
  const environment = {
    ...{ AUTH_DOMAINS: 'https://app.example', AUTH_SECRET: '0123456789abcdef0123456789abcdef' },
    ...{ NAMES_ZONE: zone, NAMES_SIGNER_KEY: signerKey },
    NAMES_RESOLVER: `eip155:1:${contractAddress}`,
  }
  app = createTestApp({ config: readConfig(environment), database }).app.fetch

  const name = `harbour.${zone}`
  const wallet = privateKeyToAccount(generatePrivateKey())
  const query = new URLSearchParams({
    statement: `Register ${name} for this account.`,
    resource: `urn:cleat:name:register:${name}`,
  })
  const asked = await fetch(`${service}/v1/auth/nonce?${query}`)
  const { token, ...terms } = (await asked.json()) as SignInTerms & { token: string }
  const { address } = wallet
  const written = formatMessage({ ...terms, namespace: 'eip155', address, chainId: '1' })
  const message = written.status === 'formatted' ? written.message : ''
  const signature = await wallet.signMessage({ message })
  const registered = await fetch(`${service}/v1/profile/account`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-cleat': '1' },
      ...{ 'x-nonce-jwt': `Bearer ${token}`, cookie: asked.headers.getSetCookie().join('; ') },
    },
    body: JSON.stringify({ coin_type: 60, address, message, signature }),
  })
  expect(registered.status).toBe(200)

  const of = { name, universalResolverAddress }
  expect(await client.getEnsAddress(of)).toBe(address)
  const onBase = await client.getEnsAddress({ ...of, coinType: 0x8000_2105n })
  expect(onBase).toBe(address.toLowerCase())
  expect(await client.getEnsName({ address, universalResolverAddress })).toBe(name)
})
