import { startLocalnet } from '@cleat/localnet'
import { accountCode } from '@cleat/signatures/test/smartAccount'
import { createTestClient, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { codeOf, createTestSiwx } from '../../test/createTestSiwx.ts'
import type { Signer } from '../../test/signers.ts'
import { createChainCall } from '../accept/createChainCall.ts'
import type { SiwxCall } from '../siwxCall.ts'

const minute = 60_000
const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }] })
afterAll(() => localnet.stop())
const rpcUrl = String(localnet.chains[0]?.rpcUrl)
const chain = createTestClient({ mode: 'anvil', transport: http(rpcUrl, { retryCount: 0 }) })

/** A contract that an owner signs for, and a browser that signed in with it. */
async function enter(
  chains: Readonly<Record<string, { rpcUrl: string }>> = { 'eip155:1': { rpcUrl } },
) {
  const owner = privateKeyToAccount(generatePrivateKey())
  const { address } = privateKeyToAccount(generatePrivateKey())
  const own = (by: `0x${string}`) => chain.setCode({ address, bytecode: accountCode(by) })
  await own(owner.address)
  const signer: Signer = {
    ...{ name: 'contract', type: 'eip1271' },
    account: { namespace: 'eip155', address, chainId: '1' },
    sign: (message) => owner.signMessage({ message }),
  }
  const node = { isAway: false }
  const ask = createChainCall(chains)
  const call: SiwxCall = async (request) => {
    if (node.isAway) throw new Error('The node is away.')
    return ask(request)
  }
  const stage = createTestSiwx({ call })
  const browser = stage.open(signer)
  const status = await browser.enter()
  return { ...stage, node, browser, status, address, sell: () => own(address) }
}

function asked({ jar }: { jar: ReadonlyMap<string, string> }) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return { headers: new Headers({ Cookie: cookie, Host: 'app.example' }) }
}

test('default: a contract signs in, as the account on its chain', async () => {
  const { browser, status, address } = await enter()
  expect(status).toBe(200)
  const subject = `eip155:1:${address}`
  expect(await browser.me()).toMatchObject({ kind: 'contract', type: 'eip1271', subject })
})

test('behavior: J12, A12, S8, another owner ends the session within 15 min', async () => {
  const { browser, clock, sell } = await enter()
  await sell()
  clock.time += 15 * minute - 1
  expect(await browser.me()).not.toBeNull()
  clock.time += 1
  expect(await browser.me()).toBeNull()
  expect(await codeOf(browser.post('refresh'))).toEqual([401, 'SIWX_SESSION_ENDED'])
})

test('behavior: refresh asks too, and what agrees lives on', async () => {
  const { browser, clock, sell, siwx } = await enter()
  clock.time += 20 * minute
  expect((await browser.post('refresh')).status).toBe(200)
  await sell()
  clock.time += 14 * minute
  expect(await browser.me()).not.toBeNull()
  // Where it matters, the chain is asked right now.
  await expect(siwx.requireSession(asked(browser), { fresh: true })).rejects.toMatchObject({
    ...{ code: 'SIWX_SESSION_ENDED', status: 401 },
  })
  expect(await browser.me()).toBeNull()
})

test('behavior: a chain that is away is no yes, and no no for an hour', async () => {
  const { browser, clock, siwx, node } = await enter()
  node.isAway = true
  clock.time += 20 * minute
  expect(await browser.me()).not.toBeNull()
  await expect(siwx.requireSession(asked(browser), { fresh: true })).rejects.toMatchObject({
    ...{ code: 'SIWX_UNVERIFIABLE', status: 503 },
  })
  node.isAway = false
  clock.time += minute
  expect(await browser.me()).not.toBeNull()
  node.isAway = true
  clock.time += 60 * minute
  expect(await browser.me()).not.toBeNull()
  clock.time += minute
  expect(await browser.me()).toBeNull()
})

test('error: a chain that is not configured', async () => {
  const { status } = await enter({})
  expect(status).toBe(503)
})
