import type { SIWXSession } from '@cleat/core/sign-in'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../test/createSiwxServer.ts'
import { createSigners, type Signer } from '../test/signers.ts'
import { DefaultSIWX } from './DefaultSIWX.ts'
import { InformalMessenger } from './InformalMessenger.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('location', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const solana = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const [evm, , , sr25519] = createSigners() as [Signer, Signer, Signer, Signer]

async function sign(siwx: DefaultSIWX, signer: Signer = evm): Promise<SIWXSession> {
  const { namespace, address, chainId } = signer.account
  const reference = chainId === 'mainnet' ? solana : chainId
  const input = { accountAddress: address, chainId: `${namespace}:${reference}` }
  const written = await siwx.createMessage(input)
  const { toString: _, ...data } = written
  const message = written.toString()
  return { data, message, signature: await signer.sign(message) }
}

test.each(createSigners().map((signer) => [signer.name, signer] as const))(
  'default: %s',
  async (_, signer) => {
    const siwx = new DefaultSIWX()
    const session = await sign(siwx, signer)
    const { chainId, accountAddress } = session.data
    await siwx.addSession(session)
    const after = new DefaultSIWX()
    const [found] = await after.getSessions(chainId, accountAddress)
    expect(found).toMatchObject({ message: session.message, data: { chainId, accountAddress } })
    expect(await after.getSessions(chainId, `${accountAddress}x`)).toEqual([])
    await after.revokeSession(chainId, accountAddress)
    expect(await siwx.getSessions(chainId, accountAddress)).toEqual([])
    expect(stored.size).toBe(0)
  },
)

test('behavior: nonces are of 142 bits', async () => {
  const { data } = await sign(new DefaultSIWX())
  expect(data.nonce).toMatch(/^[0-9A-Za-z]{24}$/)
})

test('error: another account signed, another text, another chain, no verifier', async () => {
  const siwx = new DefaultSIWX()
  const session = await sign(siwx)
  const data = { ...session.data, accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }
  const refused = { code: 'SIWX_SIGNATURE_REFUSED' }
  await expect(siwx.addSession({ ...session, data })).rejects.toMatchObject(refused)
  const chainId = 'eip155:10'
  await expect(
    siwx.addSession({ ...session, data: { ...session.data, chainId } }),
  ).rejects.toMatchObject(refused)
  const polkadot = await sign(siwx, sr25519)
  const signature = `0x${'00'.repeat(64)}`
  await expect(siwx.addSession({ ...polkadot, signature })).rejects.toMatchObject(refused)
  await expect(new DefaultSIWX({ verifiers: [] }).addSession(session)).rejects.toMatchObject(
    refused,
  )
  expect(stored.size).toBe(0)
})

test('error: a signature that only a contract could have made', async () => {
  const siwx = new DefaultSIWX()
  const session = await sign(siwx)
  const signature = `0x${'12'.repeat(65)}`
  await expect(siwx.addSession({ ...session, signature })).rejects.toMatchObject({
    code: 'SIWX_UNVERIFIABLE',
  })
})

test.each([
  ['edited times', (text: string) => text.replace(/Expiration Time: \d+/, 'Expiration Time: 2020')],
  ['no JSON', () => '{'],
  ['a later version', (text: string) => text.replace('"version":1', '"version":2')],
  ['another form', () => '{"version":1,"value":[null,7,{},{"message":"x"}]}'],
])('behavior: stored, %s', async (_, change) => {
  const siwx = new DefaultSIWX()
  const session = await sign(siwx)
  await siwx.addSession(session)
  stored.set('cleat.siwx', change(stored.get('cleat.siwx') ?? ''))
  const { chainId, accountAddress } = session.data
  expect(await siwx.getSessions(chainId, accountAddress)).toEqual([])
})

test('behavior: facts beside the text count for nothing', async () => {
  const siwx = new DefaultSIWX()
  const session = await sign(siwx)
  await siwx.addSession(session)
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const value = JSON.parse(stored.get('cleat.siwx') ?? '')
  value.value[0].data = { ...session.data, accountAddress: other }
  stored.set('cleat.siwx', JSON.stringify(value))
  expect(await siwx.getSessions(session.data.chainId, other)).toEqual([])
  expect(await siwx.getSessions(session.data.chainId, session.data.accountAddress)).toHaveLength(1)
})

test('error: J15, a stored session whose end was edited beside the text', async () => {
  vi.useFakeTimers()
  const siwx = new DefaultSIWX()
  const session = await sign(siwx)
  const { chainId, accountAddress, expirationTime } = session.data
  await siwx.addSession(session)
  const value = JSON.parse(stored.get('cleat.siwx') ?? '')
  value.value[0].data.expirationTime = '2999-01-01T00:00:00.000Z'
  stored.set('cleat.siwx', JSON.stringify(value))
  const [found] = await siwx.getSessions(chainId, accountAddress)
  expect(found?.data.expirationTime).toBe(expirationTime)
  vi.setSystemTime(Date.parse(expirationTime ?? ''))
  expect(await siwx.getSessions(chainId, accountAddress)).toEqual([])
  vi.useRealTimers()
})

test('behavior: S25, sessions of a later version are left alone', async () => {
  const later = '{"version":2,"value":{"sessions":[]}}'
  stored.set('cleat.siwx', later)
  const siwx = new DefaultSIWX()
  const session = await sign(siwx)
  const { chainId, accountAddress } = session.data
  await siwx.addSession(session)
  expect(await siwx.getSessions(chainId, accountAddress)).toEqual([])
  await siwx.revokeSession(chainId, accountAddress)
  await siwx.setSessions([])
  expect(stored.get('cleat.siwx')).toBe(later)
})

test('parameters: messenger, signer, required, storage blocked', async () => {
  const messenger = new InformalMessenger({
    ...{ domain: 'app.example', uri: 'https://app.example/a', statement: 'Hello.' },
    ...{ expiration: 60_000, resources: ['https://app.example/terms'] },
    getNonce: async () => 'abcdefgh12345678',
    getRequestId: async () => '7',
  })
  const signer = { signMessage: async () => '0x' }
  const siwx = new DefaultSIWX({ messenger, signer, required: false })
  const { message } = await sign(siwx)
  expect(message).toContain('\nHello.\n')
  expect(message).toContain('\nRequest ID: 7\nResources:\n- https://app.example/terms')
  expect(siwx.getRequired()).toBe(false)
  expect(await siwx.signMessage?.({ message, chainId: '', accountAddress: '' })).toBe('0x')
  vi.stubGlobal('localStorage', undefined)
  await siwx.setSessions([await sign(siwx)])
})
