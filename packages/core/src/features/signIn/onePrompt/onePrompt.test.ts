import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { Connection } from '../../../contract/adapter/connection.ts'
import type { SignInProof } from '../../../contract/signIn/signInProof.ts'
import type { SIWXConfig, SignInPolicy } from '../../../contract/signIn/siwxConfig.ts'
import {
  createConnection,
  createConnector,
  createFakeAdapter,
} from '../../../test/createFakeAdapter.ts'
import { createFakeSiwx, ownPolicy, page, writeMessage } from '../../../test/createFakeSiwx.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { baseId, mainnetId } from '../../../test/networks.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const key = `eip155:${address}`
const signature = `0x${'cd'.repeat(65)}`

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.stubGlobal('location', page)
})

const kits: { destroy(): void }[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Proved = { proof?: SignInProof | undefined }

async function setUp(
  given: {
    policy?: Partial<SignInPolicy> | undefined
    siwx?: Partial<SIWXConfig> | undefined
    canSignIn?: boolean | undefined
    /** What the wallet answers. @default it signs what it is asked */
    prove?: ((text: string, terms: object) => Proved | Promise<Proved>) | undefined
    connection?: Connection | undefined
  } = {},
) {
  const { canSignIn = true, prove, connection = createConnection() } = given
  const policy = { ...ownPolicy, onePrompt: 'known', ...given.policy } as const
  const fake = createFakeSiwx({
    policy,
    async prepare() {
      fake.calls.push('prepare')
      const { accountAddress: _, chainId: _chain, version: _version, ...rest } = terms
      return rest
    },
    async authenticate(session) {
      await fake.siwx.addSession(session)
      return session
    },
    ...given.siwx,
  })
  const { toString: write, ...terms } = writeMessage({
    ...{ accountAddress: address, chainId: mainnetId, nonce: 'nonceOfTerms' },
  })
  const adapter = createFakeAdapter({ connectors: [createConnector({ canSignIn })] })
  adapter.features['connection:signIn'] = async (asked) => {
    adapter.calls.push('signIn')
    const proved = (await prove?.(write(), asked.terms)) ?? {
      proof: { text: write(), signature, type: 'eip191' },
    }
    adapter.setConnection(connection)
    return { connection, ...proved }
  }
  const created = createTestKit({ siwx: fake.siwx, adapter })
  kits.push(created.kit)
  created.kit.start()
  const signIn = await created.kit.feature('signIn')
  adapter.calls.length = 0
  return { ...created, fake, signIn, text: write() }
}

const connected = { connectorId: 'a' } as const

test('default: one prompt connects and signs in, by one request before it and one after', async () => {
  const { kit, adapter, fake, signIn, text, events } = await setUp()
  expect(fake.calls).toEqual([])
  await kit.actions.connect(connected)
  await vi.waitFor(() => expect(signIn.get().status).toBe('signedIn'))
  expect(adapter.calls).toEqual(['signIn'])
  expect(fake.calls.filter((call) => call !== 'prepare')).toEqual(['addSession'])
  expect(fake.sessions).toMatchObject([{ message: text, signature }])
  expect(kit.controllers.router.current().name).toBe('ConnectingSiwe')
  expect(events).toContain('SIWX_AUTH_SUCCESS')
})

test('behavior: what was signed is on its way to the service as soon as the account is there', async () => {
  let answer: (() => void) | undefined
  const { kit, signIn } = await setUp({
    siwx: {
      authenticate: (session) =>
        new Promise((resolve) => {
          answer = () => resolve(session)
        }),
    },
  })
  await kit.actions.connect(connected)
  expect(signIn.get()).toEqual({ status: 'signing', step: 'service' })
  await vi.waitFor(() => expect(answer).toBeDefined())
  answer?.()
  await vi.waitFor(() => expect(signIn.get().status).toBe('signedIn'))
})

test.each<[what: string, proof: (text: string) => SignInProof | undefined]>([
  ['nothing', () => undefined],
  ['another text', (text) => ({ text: `${text}\nNot Before: x`, signature, type: 'eip191' })],
  [
    'another nonce',
    (text) => ({ text: text.replace('nonceOfTerms', 'nonceOfOther'), signature, type: 'eip191' }),
  ],
  [
    'another domain',
    (text) => ({ text: text.replaceAll('app.example', 'evil.example'), signature, type: 'eip191' }),
  ],
  [
    'another chain',
    (text) => ({ text: text.replace('Chain ID: 1', 'Chain ID: 8453'), signature, type: 'eip191' }),
  ],
  [
    'an account that it does not share',
    (text) => ({ text: text.replace(address, other), signature, type: 'eip191' }),
  ],
  [
    'a time that nothing allows',
    (text) => ({
      text: text.replace(/Issued At: .*/, 'Issued At: 2020-01-01T00:00:00Z'),
      signature,
      type: 'eip191',
    }),
  ],
])(
  'behavior: a wallet that signs %s is connected, and the visitor asked as usual',
  async (_, prove) => {
    const { kit, adapter, fake, signIn } = await setUp({
      prove: (text) => ({ proof: prove(text) }),
    })
    await kit.actions.connect(connected)
    await vi.waitFor(() => expect(signIn.get()).toEqual({ status: 'signedOut' }))
    expect(kit.controllers.account.get('eip155').status).toBe('connected')
    expect(kit.controllers.router.current().name).toBe('ConnectingSiwe')
    expect(fake.calls).not.toContain('addSession')
    await signIn.signIn()
    expect(signIn.get().status).toBe('signedIn')
    expect(adapter.calls.filter((call) => call.startsWith('sign '))).toHaveLength(1)
  },
)

test('behavior: a signature that does not count is dropped', async () => {
  const { kit, adapter, fake, signIn } = await setUp()
  adapter.features['message:verify'] = async () => false
  await kit.actions.connect(connected)
  await vi.waitFor(() => expect(signIn.get()).toEqual({ status: 'signedOut' }))
  expect(fake.calls).not.toContain('addSession')
})

test('behavior: what the service refuses is dropped, too', async () => {
  const { kit, fake, signIn } = await setUp()
  fake.failure = new CleatError('SIWX_NONCE_REFUSED', { context: { reason: 'expired' } })
  await kit.actions.connect(connected)
  await vi.waitFor(() => expect(fake.calls).toContain('addSession'))
  await vi.waitFor(() => expect(signIn.get()).toEqual({ status: 'signedOut' }))
})

test('behavior: while the service is away, the signature is kept', async () => {
  const { kit, adapter, fake, signIn } = await setUp()
  fake.failure = new CleatError('SERVICE_UNREACHABLE', { context: { service: 'sign-in service' } })
  await kit.actions.connect(connected)
  await vi.waitFor(() => expect(signIn.get().status).toBe('failed'))
  fake.failure = undefined
  await signIn.signIn()
  expect(signIn.get().status).toBe('signedIn')
  expect(adapter.calls.filter((call) => call.startsWith('sign'))).toEqual(['signIn'])
})

test('behavior: another account that the wallet shares signed, and signs in with a tap', async () => {
  const connection = createConnection({ accounts: [{ address }, { address: other }] })
  const { kit, adapter, fake, signIn } = await setUp({
    connection,
    prove: (text) => ({ proof: { text: text.replace(address, other), signature, type: 'eip191' } }),
  })
  adapter.features['connection:use'] = async ({ address: wanted = address }) => {
    const [first, second] = wanted === other ? [other, address] : [address, other]
    const next = createConnection({ accounts: [{ address: first }, { address: second }] })
    adapter.setConnection(next)
    return next
  }
  await kit.actions.connect(connected)
  await vi.waitFor(() => expect(signIn.get().status).toBe('failed'))
  expect(signIn.get()).toMatchObject({
    error: { code: 'SIWX_ACCOUNT_MISMATCH', context: { expected: address, actual: other } },
  })
  const session = await signIn.signInWith({ namespace: 'eip155', address: other })
  expect(session.account).toBe(`eip155:1:${other}`)
  expect(adapter.calls.filter((call) => call.startsWith('sign'))).toEqual(['signIn'])
  expect(fake.calls).toContain('addSession')
})

test('behavior: the network of the message may be another than that of the wallet', async () => {
  const { kit, signIn } = await setUp({ connection: createConnection({ caipNetworkId: baseId }) })
  await kit.actions.connect(connected)
  await vi.waitFor(() => expect(signIn.get().status).toBe('signedIn'))
  expect(signIn.listSessions()).toMatchObject([{ account: `eip155:1:${address}` }])
})

test('behavior: a wallet writes the time, where its adapter allows it', async () => {
  const issuedAt = new Date(Date.now() - 1000).toISOString()
  const { kit, fake, signIn } = await setUp({
    prove: (text) => ({
      proof: {
        ...{ text: text.replace(/Issued At: .*/, `Issued At: ${issuedAt}`), signature },
        ...{ type: 'eip191', written: { issuedAt } },
      },
    }),
  })
  await kit.actions.connect(connected)
  await vi.waitFor(() => expect(signIn.get().status).toBe('signedIn'))
  expect(fake.sessions[0]?.data.issuedAt).toBe(issuedAt)
})

test('behavior: terms that do not come are not waited for', async () => {
  vi.useFakeTimers()
  const { kit, adapter } = await setUp({ siwx: { prepare: () => new Promise(() => undefined) } })
  const connecting = kit.actions.connect(connected)
  await vi.advanceTimersByTimeAsync(3000)
  await connecting
  expect(adapter.calls).toEqual(['connect a'])
})

test('behavior: declined, it is one prompt again; without an answer, two', async () => {
  const failures = [
    new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'A' } }),
    new CleatError('CONNECTION_FAILED', { context: { wallet: 'A' } }),
  ]
  const { kit, adapter } = await setUp({ prove: () => Promise.reject(failures.shift()) })
  await expect(kit.actions.connect(connected)).rejects.toMatchObject({
    code: 'CONNECTION_USER_REJECTED',
  })
  await expect(kit.actions.connect(connected)).rejects.toMatchObject({ code: 'CONNECTION_FAILED' })
  await kit.actions.connect(connected)
  expect(adapter.calls).toEqual(['signIn', 'signIn', 'connect a'])
})

test('parameters: onePrompt', async () => {
  const roads = async (policy: Partial<SignInPolicy>, canSignIn?: boolean) => {
    const { kit, adapter } = await setUp({ policy, canSignIn })
    await kit.actions.connect(connected)
    return adapter.calls[0]
  }
  expect(await roads({ onePrompt: 'never' })).toBe('connect a')
  expect(await roads({ onePrompt: 'known' }, false)).toBe('connect a')
  expect(await roads({ onePrompt: 'always' }, false)).toBe('connect a')
  expect(await roads({ onePrompt: 'known', prompt: 'manual' })).toBe('connect a')
})

test('behavior: connect with signIn takes one prompt as well, and opens nothing', async () => {
  const { kit, adapter } = await setUp({ policy: { prompt: 'manual' } })
  const signIn = await kit.feature('signIn')
  const { session } = await signIn.connectAndSignIn(connected)
  expect(session.subject).toBe(key)
  expect(adapter.calls).toEqual(['signIn'])
  expect(kit.controllers.modal.state.open).toBe(false)
})
