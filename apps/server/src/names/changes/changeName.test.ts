import { hash } from 'node:crypto'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { Problem } from '../../http/problem.ts'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import type { AcceptedProof } from '../registration/acceptedProof.ts'
import type { AcceptProof } from '../registration/acceptProof.ts'
import { registerWithProof } from '../registration/registerWithProof.ts'
import { createNameStore } from '../store/createNameStore.ts'
import { changeName } from './changeName.ts'

const database = createTestDatabase()
afterAll(() => database.close())
// Opening it takes longer than a test may.
await database.check()

const store = createNameStore({ database, limit: 2 })
const zone = { name: 'names.example', onChain: undefined, reserved: new Set<string>(), store }
const request = new Request('https://app.example/v1/profile')
const solana = '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU'
let [alice, bob] = [toProof(''), toProof('')]
let name = ''
let count = 0

function toProof(signed: string, account = `eip155:1:${newAddress()}`): AcceptedProof {
  const [namespace, , address] = account.split(':')
  const subject = `${namespace}:${address}`
  return { account, subject, kind: 'key', message: `${signed} by ${account}`, signature: '0x' }
}

function newAddress() {
  return privateKeyToAddress(generatePrivateKey())
}

const addressOf = ({ account }: AcceptedProof) => account.split(':')[2] ?? ''

beforeEach(async () => {
  ;[alice, bob] = [toProof('all'), toProof('all')]
  count += 1
  await register(`lantern${'abcdefghkmnpqrtuwxyz'[count % 20]}`, alice)
  name = `lantern${'abcdefghkmnpqrtuwxyz'[count % 20]}.names.example`
})

const register = (label: string, proof: AcceptedProof) =>
  registerWithProof(zone, { name: label, coinType: 60n, address: addressOf(proof), proof })

/** Each proof counts for what is asked first, next and so on. */
function sign(...proofs: readonly AcceptedProof[]) {
  const asked: Parameters<AcceptProof>[0][] = []
  const accept: AcceptProof = async (given) => {
    const proof = proofs[asked.length]
    asked.push(given)
    if (!proof) throw new Error('This was not signed.')
    return proof
  }
  return { asked, change: { store, accept, request, name } }
}

const body = { message: 'message', signature: '0xab' }

async function readProblem(changing: Promise<void>) {
  const error = await changing.catch((cause: unknown) => cause)
  if (!(error instanceof Problem)) throw error
  const { code, message, errors } = error
  return [code, message, ...(errors ? [errors] : [])]
}

test('default: records are those whose hash was signed, and each account signs for its own', async () => {
  const further = toProof('address', `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solana}`)
  const { asked, change } = sign(alice, further)
  const records = JSON.stringify({
    texts: { url: 'https://a.example' },
    addresses: { 60: addressOf(alice), 501: solana, '2147483648': null },
  })
  const proofs = [{ message: 'further', signature: '0xcd', token: 'its terms' }]
  await changeName.records({ ...change, body: { ...body, records, proofs } })
  expect(asked).toEqual([
    {
      ...{ request, ...body, statement: `Change what ${name} leads to and says.` },
      resource: `urn:cleat:name:records:${name}:${hash('sha256', records)}`,
    },
    {
      ...{ request, ...proofs[0], statement: `Let ${name} lead to this account.` },
      resource: `urn:cleat:name:address:${name}`,
    },
  ])
  const profile = await store.findProfile(name)
  expect(profile?.texts).toEqual(new Map([['url', 'https://a.example']]))
  expect([...(profile?.addresses.keys() ?? [])].toSorted()).toEqual([501n, 60n])
  expect(profile?.accounts.get(501n)?.address).toBe(solana)
  expect(profile?.accounts.get(60n)?.address).toBe(addressOf(alice))
})

test('error: an address that no account proved', async () => {
  const detail = 'An address was not proved by its account. Have each account sign.'
  for (const addresses of [{ 60: addressOf(bob) }, { 501: solana }, { 501: addressOf(alice) }]) {
    const { change } = sign(alice)
    const records = JSON.stringify({ addresses })
    const [coin] = Object.keys(addresses)
    const changing = changeName.records({ ...change, body: { ...body, records } })
    expect(await readProblem(changing)).toEqual([
      ...['SIWX_ACCOUNT_MISMATCH', detail],
      [{ at: `/records/addresses/${coin}`, detail: 'has no proof' }],
    ])
  }
})

test('error: more texts than a name may have, and the name of another', async () => {
  const texts = (from: number) =>
    Object.fromEntries(Array.from({ length: 24 }, (_, at) => [`key${from + at}`, 'text']))
  const write = (from: number, proof = alice) => {
    const records = JSON.stringify({ texts: texts(from) })
    return changeName.records({ ...sign(proof).change, body: { ...body, records } })
  }
  await write(0)
  expect(await readProblem(write(1))).toEqual([
    ...['NAME_LIMIT_REACHED', 'This name has as many texts as it may. Delete some.'],
  ])
  expect((await readProblem(write(0, bob)))[0]).toBe('NAME_NOT_OWNED')
})

test('default: what is offered is accepted by the account that it names', async () => {
  const offered = sign(alice)
  await changeName.transfer({ ...offered.change, body: { ...body, to: bob.account } })
  expect(offered.asked).toMatchObject([
    {
      ...{ ...body, statement: `Transfer ${name} to ${bob.account}.` },
      resource: `urn:cleat:name:transfer:${name}:${bob.account}`,
    },
  ])
  const accepted = sign(bob)
  await changeName.accept({ ...accepted.change, body })
  expect(accepted.asked).toMatchObject([{ ...body, statement: `Accept ${name} for this account.` }])
  expect(await store.listTransfers(addressOf(bob) as `0x${string}`)).toMatchObject([
    { name, from: alice.account, to: bob.account, acceptedAt: expect.any(Date) },
  ])
})

test('behavior: an offer to the own account withdraws the one before', async () => {
  await changeName.transfer({ ...sign(alice).change, body: { ...body, to: bob.account } })
  const to = `eip155:8453:${addressOf(alice)}`
  await changeName.transfer({ ...sign(alice).change, body: { ...body, to } })
  expect(await store.listTransfers(addressOf(alice) as `0x${string}`)).toEqual([])
})

test('error: an offer to what is no account', async () => {
  const { asked, change } = sign(alice)
  const to = bob.account.toLowerCase()
  expect(await readProblem(changeName.transfer({ ...change, body: { ...body, to } }))).toEqual([
    ...['INVALID_BODY', 'This is no account that a name can have.'],
    [{ at: '/to', detail: 'is no CAIP-10 account, with its checksum' }],
  ])
  expect(asked).toEqual([])
})

test('error: an account to which no name can lead', async () => {
  const detail = 'This account has no form that names can lead to. Use another one.'
  const foreign = toProof('all', 'cosmos:cosmoshub-4:cosmos1abc')
  const offered = changeName.transfer({
    ...{ ...sign(foreign).change, body: { ...body, to: bob.account } },
  })
  expect(await readProblem(offered)).toEqual(['SIWX_ACCOUNT_MISMATCH', detail])
  const accepted = changeName.accept({ ...sign(foreign).change, body })
  expect(await readProblem(accepted)).toEqual(['SIWX_ACCOUNT_MISMATCH', detail])
})

test('error: who accepts has as many names as it may', async () => {
  await register(`beacon${count}a`, bob)
  await register(`beacon${count}b`, bob)
  await changeName.transfer({ ...sign(alice).change, body: { ...body, to: bob.account } })
  expect(await readProblem(changeName.accept({ ...sign(bob).change, body }))).toEqual([
    ...['NAME_LIMIT_REACHED', 'This account has as many names as it may. Give one up.'],
  ])
})

test('default: a name is given up by its owner', async () => {
  const refused = changeName.release({ ...sign(bob).change, body })
  expect((await readProblem(refused))[0]).toBe('NAME_NOT_OWNED')
  const { asked, change } = sign(alice)
  await changeName.release({ ...change, body })
  expect(asked).toMatchObject([
    { ...body, statement: `Give up ${name}. Others can register it later.` },
  ])
  expect(await store.find(name)).toBeUndefined()
  const again = changeName.release({ ...sign(alice).change, body })
  expect((await readProblem(again))[0]).toBe('NOT_FOUND')
})
