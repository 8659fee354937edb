import type { SignInTerms } from '@cleat/core/adapter'
import { ProviderRpcError } from '@cleat/testing'
import { createSolanaWallet, type SolanaWallet } from '@cleat/testing/solana'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StartedAdapter, startAdapter } from '../test/startAdapter.ts'

const terms: SignInTerms = {
  ...{ domain: 'app.example', uri: 'https://app.example/', nonce: 'k3v9TqQ2mX7sLdB0' },
  ...{ issuedAt: '2026-11-27T10:00:00.000Z', expirationTime: '2026-11-27T10:10:00.000Z' },
  ...{ statement: 'Sign in.', requestId: 'one', resources: ['https://app.example/terms'] },
}

let wallet: SolanaWallet
let started: StartedAdapter

beforeEach(() => {
  localStorage.clear()
  wallet = createSolanaWallet()
  wallet.register()
  started = startAdapter()
})
afterEach(() => {
  started.stop()
  wallet.destroy()
})

async function signIn() {
  const [network] = started.networks
  const ask = started.adapter.features['connection:signIn']
  if (!network || !ask) throw new Error('no network')
  const { signal } = new AbortController()
  return ask({ connectorId: 'Cleat Dev Wallet', terms, network, signal })
}
const asked = () => wallet.requests.map(({ method }) => method)

test('default: all fields are sent, and the text is the one that the wallet signed', async () => {
  const { connection, proof } = await signIn()
  const [address = ''] = wallet.addresses
  expect(connection.accounts[0]).toEqual({ address })
  expect(asked().filter((method) => method !== 'standard:connect')).toEqual(['solana:signIn'])
  expect(wallet.requests[0]?.params).toEqual([
    { ...terms, version: '1', chainId: expect.stringMatching(/^\w+$/) },
  ])
  expect(proof?.text.split('\n').slice(0, 6)).toEqual([
    ...['app.example wants you to sign in with your Solana account:', address],
    ...['', 'Sign in.', '', 'URI: https://app.example/'],
  ])
  const verify = started.adapter.features['message:verify']
  const { text: message = '', signature = '' } = proof ?? {}
  expect(await verify?.({ message, address, signature })).toBe(true)
})

type Output = { account: object; signedMessage: Uint8Array; signature: Uint8Array }

test.each<[what: string, change: (output: Output) => unknown]>([
  ['nothing', () => []],
  ['no list', () => 5],
  ['bytes that are no text', (one) => [{ ...one, signedMessage: new Uint8Array([0xff, 0xfe]) }]],
  ['a signature of another length', (one) => [{ ...one, signature: new Uint8Array(63) }]],
  ['no account', ({ account: _, ...one }) => [one]],
  [
    'another account than the text names',
    (one) => [
      {
        ...one,
        signedMessage: toBytes(toText(one).replace(/^\w{32,44}$/m, wallet.addresses[1] ?? '')),
      },
    ],
  ],
])('behavior: a wallet that answers with %s is connected as usual', async (_, change) => {
  wallet.program('solana:signIn', async ({ proceed }) => {
    const [output] = (await proceed()) as readonly Output[]
    return output && change(output)
  })
  const { connection, proof } = await signIn()
  expect(connection.accounts).toHaveLength(1)
  expect(proof).toBeUndefined()
})

test('behavior: a wallet that fails at it is connected as usual', async () => {
  wallet.program('solana:signIn', () => Promise.reject(new Error('no message on this device')))
  const { connection, proof } = await signIn()
  expect(connection.accounts).toHaveLength(1)
  expect(proof).toBeUndefined()
})

test('behavior: a wallet without it is asked to connect', async () => {
  const other = createSolanaWallet({ name: 'Plain', without: ['solana:signIn'] })
  other.register()
  const [network] = started.networks
  const ask = started.adapter.features['connection:signIn']
  if (!network) throw new Error('no network')
  const { signal } = new AbortController()
  const answer = await ask?.({ connectorId: 'Plain', terms, network, signal })
  expect(answer).toEqual({ connection: expect.anything() })
  other.destroy()
})

test('error: declined', async () => {
  wallet.program('solana:signIn', () =>
    Promise.reject(new ProviderRpcError({ code: 4001, message: 'no' })),
  )
  await expect(signIn()).rejects.toMatchObject({ code: 'CONNECTION_USER_REJECTED' })
  expect(asked()).toEqual(['solana:signIn'])
})

const toBytes = (text: string) => new TextEncoder().encode(text)
const toText = ({ signedMessage }: Output) => new TextDecoder().decode(signedMessage)
