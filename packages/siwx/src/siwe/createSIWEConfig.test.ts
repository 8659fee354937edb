import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../test/createSiwxServer.ts'
import { createSIWEConfig } from './createSIWEConfig.ts'
import { formatMessage } from './formatMessage.ts'
import { getAddressFromMessage } from './getAddressFromMessage.ts'
import { getChainIdFromMessage } from './getChainIdFromMessage.ts'
import type { SIWEConfig, SIWESession } from './siweOptions.ts'
import { verifySignature } from './verifySignature.ts'

beforeEach(() => vi.stubGlobal('location', page))
afterEach(() => vi.unstubAllGlobals())

const key = privateKeyToAccount(generatePrivateKey())
const chainId = 'eip155:1'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

function setUp(options: Partial<SIWEConfig> = {}) {
  let session: SIWESession | null = null
  const getNonce = vi.fn(async (_?: string) => 'abcdefgh12345678')
  const getSession = vi.fn(async () => session)
  const siwx = createSIWEConfig({
    ...{ getNonce, getSession },
    createMessage: ({ address, ...args }) => formatMessage(args, address),
    async verifyMessage({ message, signature }) {
      if (!(await verifySignature({ message, signature }))) return false
      session = {
        address: getAddressFromMessage(message),
        chainId: Number(getChainIdFromMessage(message).split(':')[1]),
      }
      return true
    },
    async signOut() {
      session = null
      return true
    },
    ...options,
  })
  const sign = async () => {
    const written = await siwx.createMessage({ accountAddress: key.address, chainId })
    const { toString: _, ...data } = written
    const message = written.toString()
    return { data, message, signature: await key.signMessage({ message }) }
  }
  return { siwx, sign, getNonce, getSession }
}

test('default', async () => {
  const onSignIn = vi.fn()
  const onSignOut = vi.fn()
  const { siwx, sign, getNonce, getSession } = setUp({ onSignIn, onSignOut })
  const signed = await sign()
  expect(getNonce).toHaveBeenCalledWith(`did:pkh:eip155:1:${key.address}`)
  expect(await siwx.getSessions(chainId, key.address)).toEqual([])
  await siwx.addSession(signed)
  expect(onSignIn).toHaveBeenCalledWith({ address: key.address, chainId: 1 })
  expect(await siwx.getSessions(chainId, key.address)).toHaveLength(1)
  expect(await siwx.getSessions('eip155:10', key.address)).toEqual([])
  expect(getSession).toHaveBeenCalledTimes(2)
  await siwx.revokeSession(chainId, key.address)
  expect(onSignOut).toHaveBeenCalledTimes(1)
  expect(await siwx.getSessions(chainId, key.address)).toEqual([])
})

test('behavior: A17, onSignIn is of signing in, and a page that loads again only looks up', async () => {
  const onSignIn = vi.fn()
  let stored: SIWESession | null = null
  const server = {
    getSession: async () => stored,
    verifyMessage: async () => {
      stored = { address: key.address, chainId: 1 }
      return true
    },
  }
  const first = setUp({ ...server, onSignIn })
  await first.siwx.addSession(await first.sign())
  await first.siwx.getSessions(chainId, key.address)
  const next = setUp({ ...server, onSignIn })
  expect(await next.siwx.getSessions(chainId, key.address)).toHaveLength(1)
  expect(onSignIn).toHaveBeenCalledTimes(1)
})

test('behavior: accounts of other families count as signed in', async () => {
  const { siwx, getSession } = setUp()
  expect(await siwx.getSessions(solana, 'abc')).toHaveLength(1)
  await siwx.revokeSession(solana, 'abc')
  expect(getSession).not.toHaveBeenCalled()
})

test('parameters: signOutOnNetworkChange, signOutOnAccountChange, enabled, required', async () => {
  const { siwx, sign } = setUp({ signOutOnNetworkChange: false, signOutOnAccountChange: false })
  await siwx.setSessions([await sign()])
  expect(await siwx.getSessions('eip155:10', key.address)).toHaveLength(1)
  expect(await siwx.getSessions(chainId, '0x1')).toHaveLength(1)
  await siwx.setSessions([])
  expect(await siwx.getSessions(chainId, key.address)).toEqual([])
  expect(setUp().siwx.getRequired?.()).toBe(true)
  expect(setUp({ required: false }).siwx.getRequired?.()).toBe(false)
  expect(setUp({ enabled: false }).siwx.policy?.prompt).toBe('manual')
})

test('parameters: getMessageParams', async () => {
  const { sign } = setUp({
    getMessageParams: async () => ({
      ...{ domain: 'app.example', uri: 'https://app.example/a', chains: [1], statement: 'Hello.' },
      ...{ iat: '2026-11-27T01:00:00Z', exp: '2026-11-27T02:00:00Z' },
    }),
  })
  expect((await sign()).message.replace(key.address, '0x…')).toMatchInlineSnapshot(`
    "app.example wants you to sign in with your Ethereum account:
    0x…

    Hello.

    URI: https://app.example/a
    Version: 1
    Chain ID: 1
    Nonce: abcdefgh12345678
    Issued At: 2026-11-27T01:00:00Z
    Expiration Time: 2026-11-27T02:00:00Z"
  `)
})

test('error: a signature of another account, and a server without a session', async () => {
  const { siwx, sign } = setUp()
  const signed = await sign()
  const signature = `0x${'12'.repeat(65)}`
  await expect(siwx.addSession({ ...signed, signature })).rejects.toMatchObject({
    code: 'SIWX_SIGNATURE_REFUSED',
  })
  const empty = setUp({ verifyMessage: async () => true })
  await expect(empty.siwx.addSession(await empty.sign())).rejects.toMatchObject({
    code: 'SERVICE_BAD_ANSWER',
  })
  const stuck = setUp({ signOut: async () => false })
  await expect(stuck.siwx.revokeSession(chainId, key.address)).rejects.toMatchObject({
    code: 'SERVICE_BAD_ANSWER',
  })
})
