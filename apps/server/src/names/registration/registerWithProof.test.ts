import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { Problem } from '../../http/problem.ts'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createNameStore } from '../store/createNameStore.ts'
import { registerWithProof } from './registerWithProof.ts'

const database = createTestDatabase()
afterAll(() => database.close())
// Opening it takes longer than a test may.
await database.check()

const store = createNameStore({ database, now: () => new Date('2026-11-27T10:00:00Z'), limit: 2 })
const zone = { name: 'names.example', onChain: undefined, reserved: new Set<string>(), store }
const newAddress = () => privateKeyToAddress(generatePrivateKey())

function register(name: string, address = newAddress(), change: object = {}) {
  const account = `eip155:1:${address}`
  const proof = { account, subject: `eip155:${address}`, message: 'text', signature: '0x' }
  return registerWithProof(zone, {
    ...{ name, coinType: 60n, address, proof: { ...proof, kind: 'key' } },
    ...change,
  })
}

async function readProblem(registering: Promise<void>) {
  const error = await registering.catch((cause: unknown) => cause)
  if (!(error instanceof Problem)) throw error
  return [error.code, error.message, error.reasons]
}

const refusal = (code: string, description: string) => [
  ...[code, `${description} Choose another one.`, [{ name: code, description }]],
]

test('default: with the zone or without, for this account', async () => {
  const address = newAddress()
  await register('lantern', address)
  await register('beacon.names.example', address)
  expect(await store.find('lantern.names.example')).toMatchObject({
    ...{
      subject: `eip155:${address}`,
      addresses: new Map([
        [60n, address.toLowerCase()],
        [0x8000_0000n, address.toLowerCase()],
      ]),
    },
  })
  expect((await store.findByAddress(address)).map(({ name }) => name)).toEqual([
    ...['beacon.names.example', 'lantern.names.example'],
  ])
  expect(await readProblem(register('pharos', address))).toEqual(
    refusal('NAME_LIMIT_REACHED', 'This account has as many names as it may.'),
  )
})

test('error: what another one has, had, or is taken for', async () => {
  const owner = newAddress()
  await register('harbour', owner)
  expect(await readProblem(register('harbour'))).toEqual(
    refusal('NAME_TAKEN', 'harbour.names.example is taken.'),
  )
  expect(await readProblem(register('harb0ur'))).toEqual(
    refusal(
      'NAME_TOO_SIMILAR',
      'harb0ur.names.example is too easily taken for harbour.names.example.',
    ),
  )
  const proof = { account: `eip155:1:${owner}`, message: 'text', signature: '0x' }
  await store.release({ name: 'harbour.names.example', subject: `eip155:${owner}`, proof })
  expect(await readProblem(register('harbour'))).toEqual(
    refusal('NAME_TAKEN', 'harbour.names.example had an owner, and rests until 2027-02-25.'),
  )
})

test('error: a name that none may have', async () => {
  const [code, message] = await readProblem(register('abc'))
  expect([code, message]).toEqual([
    'NAME_INVALID',
    'A name has at least 4 characters. Choose another one.',
  ])
})

test.each([
  ['another address', { address: newAddress() }],
  ['another coin', { coinType: 501n }],
])('error: %s than that of the account that signed', async (_, change) => {
  const [code, message] = await readProblem(register('mooring', newAddress(), change))
  expect([code, message]).toEqual([
    'SIWX_ACCOUNT_MISMATCH',
    'The account that signed is not the one of `address` and `coin_type`.',
  ])
  expect(await store.find('mooring.names.example')).toBeUndefined()
})
