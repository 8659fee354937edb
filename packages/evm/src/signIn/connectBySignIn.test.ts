import type { CaipNetwork, Connection, SignInTerms } from '@cleat/core/adapter'
import { toCaipNetworkId } from '@cleat/core/adapter'
import { expect, test, vi } from 'vitest'
import { connectBySignIn } from './connectBySignIn.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const signature = `0x${'ab'.repeat(65)}`
const caipNetworkId = toCaipNetworkId('eip155:8453')
const network = { name: 'Base', caipNetworkId } as CaipNetwork
const connection: Connection = { connectorId: 'a', accounts: [{ address }], caipNetworkId }
const terms: SignInTerms = {
  ...{ domain: 'app.example', uri: 'https://app.example', nonce: 'k3v9TqQ2mX7sLdB0' },
  ...{ issuedAt: '2026-11-27T10:00:00.000Z', expirationTime: '2026-11-27T10:10:00.000Z' },
  resources: ['https://app.example/terms'],
}
const text = [
  ...['app.example wants you to sign in with your Ethereum account:', address, '', ''],
  ...['URI: https://app.example', 'Version: 1', 'Chain ID: 8453', `Nonce: ${terms.nonce}`],
  ...[`Issued At: ${terms.issuedAt}`, `Expiration Time: ${terms.expirationTime}`],
  ...['Resources:', '- https://app.example/terms'],
].join('\n')

const toAnswer = (signed: unknown) => ({
  accounts: [{ address, capabilities: { signInWithEthereum: signed } }],
})

async function run(answer: () => Promise<unknown>, signal = new AbortController().signal) {
  const request = vi.fn(answer)
  const connect = vi.fn(async () => connection)
  const result = connectBySignIn({
    ...{ provider: { request }, wallet: 'Harbour', terms, network, signal, connect },
  })
  return { result: await result, request, connect }
}

test('default: asks by ERC-7846, then connects', async () => {
  const { result, request, connect } = await run(async () => toAnswer({ message: text, signature }))
  expect(request.mock.calls).toEqual([
    [
      {
        method: 'wallet_connect',
        params: [
          {
            version: '1',
            capabilities: { signInWithEthereum: { ...terms, version: '1', chainId: '0x2105' } },
          },
        ],
      },
    ],
  ])
  expect(result).toEqual({ connection, proof: { text, signature, type: 'eip191' } })
  expect(connect).toHaveBeenCalledTimes(1)
})

test.each<[what: string, answer: unknown]>([
  ['nothing', undefined],
  ['text', 'yes'],
  ['no accounts', { accounts: 5 }],
  ['accounts without capabilities', { accounts: [{ address }] }],
  ['an error of the capability', toAnswer({ code: 5700, message: 'no' })],
  ['a signature that is none', toAnswer({ message: text, signature: 'ab' })],
  ['half a byte', toAnswer({ message: text, signature: `${signature}a` })],
  [
    'a signature without an end',
    toAnswer({ message: text, signature: `0x${'a'.repeat(200_000)}` }),
  ],
  ['a text without an end', toAnswer({ message: 'a'.repeat(4097), signature })],
  [
    'a trap',
    {
      get accounts() {
        throw new Error('trap')
      },
    },
  ],
])('behavior: a wallet that answers with %s is connected as usual', async (_, answer) => {
  const { result, connect } = await run(async () => answer)
  expect(result).toEqual({ connection })
  expect(connect).toHaveBeenCalledTimes(1)
})

test.each([4200, -32601, -32602, -32603, 5700])(
  'behavior: a wallet that refuses with %i is connected as usual',
  async (code) => {
    const { result } = await run(() => Promise.reject({ code, message: 'no' }))
    expect(result).toEqual({ connection })
  },
)

test('behavior: the time may be the wallet’s own, near the one that it was asked for', async () => {
  const write = (time: string) => text.replace(/Issued At: .*/, `Issued At: ${time}`)
  const near = '2026-11-27T10:05:00Z'
  const one = await run(async () => toAnswer({ message: write(near), signature }))
  expect(one.result.proof?.written).toEqual({ issuedAt: near })
  const far = await run(async () => toAnswer({ message: write('2026-11-27T12:00:00Z'), signature }))
  expect(far.result.proof?.written).toBeUndefined()
})

test('error: declined', async () => {
  const declined = run(() => Promise.reject({ code: 4001, message: 'no' }))
  await expect(declined).rejects.toMatchObject({ code: 'CONNECTION_USER_REJECTED' })
})

test('error: given up', async () => {
  const controller = new AbortController()
  const reason = new Error('given up')
  const waiting = run(() => new Promise(() => undefined), controller.signal)
  controller.abort(reason)
  await expect(waiting).rejects.toBe(reason)
})
