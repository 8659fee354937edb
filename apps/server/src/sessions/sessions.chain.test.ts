import { startLocalnet } from '@cleat/localnet'
import { accountCode } from '@cleat/signatures/test/smartAccount'
import { createTestClient, http } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { createSession, createSessionSigner } from './test/createSession.ts'

const database = createTestDatabase()
await database.check()
const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }] })
const [local] = localnet.chains
if (!local) throw new Error('There is no chain.')
const { chain, rpcUrl } = local
const tools = createTestClient({ mode: 'anvil', chain, transport: http(rpcUrl) })
afterAll(async () => {
  await Promise.all([database.close(), localnet.stop()])
})

const config = readConfig({ RATE_LIMIT: '0', CHAINS: `eip155:1=${rpcUrl}` })
const { app } = createTestApp({ config, database })

async function post(path: string, body: object) {
  const response = await app.request(`/v1/sessions/${path}`, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { Origin: 'https://app.example', 'Content-Type': 'application/json' },
  })
  const { code } = (await response.json()) as { code?: string }
  return [response.status, code]
}

test('default: a contract stores and revokes by what its owner signs (ERC-1271)', async () => {
  const [owner, { address }, thief] = [
    ...[createSessionSigner(), createSessionSigner(), createSessionSigner()],
  ] as const
  await tools.setCode({ address, bytecode: accountCode(owner.address) })
  const account = `eip155:1:${address.toLowerCase()}`
  const { pci, body } = await createSession({ account, by: owner })
  expect(await post(account, body)).toEqual([200, undefined])
  const message = `Revoke session ${pci}`
  const stolen = { pci, signature: await thief.signMessage({ message }) }
  expect(await post(`${address}/revoke`, stolen)).toEqual([401, 'SESSION_PROOF_REFUSED'])
  const revocation = { pci, signature: await owner.signMessage({ message }) }
  expect(await post(`${address}/revoke`, revocation)).toEqual([200, undefined])
})

test('error: a signature of another account is refused where the chain can be asked', async () => {
  const [owner, thief] = [createSessionSigner(), createSessionSigner()]
  const account = `eip155:1:${owner.address.toLowerCase()}`
  const { body } = await createSession({ account, by: thief })
  expect(await post(account, body)).toEqual([401, 'SESSION_PROOF_REFUSED'])
  const { pci, body: own } = await createSession({ account, by: owner })
  expect(await post(account, own)).toEqual([200, undefined])
  const signature = await thief.signMessage({ message: pci })
  expect(await post(`${account}/revoke`, { pci, signature })).toEqual([
    ...[401, 'SESSION_PROOF_REFUSED'],
  ])
})
