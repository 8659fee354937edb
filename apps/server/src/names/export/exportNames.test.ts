import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { skeleton } from '../rules/skeleton.ts'
import { createNameStore } from '../store/createNameStore.ts'
import { createExportReader } from './createExportReader.ts'
import { exportNames } from './exportNames.ts'
import { readExport } from './readExport.ts'

const database = createTestDatabase()
afterAll(() => database.close())
// Opening it takes longer than a test may.
await database.check()

const zone = 'names.example'
const signerKey = generatePrivateKey()
const signer = privateKeyToAddress(signerKey)
const resolver = privateKeyToAddress(generatePrivateKey())
const config = {
  names: {
    ...{ zone, reserved: [], exported: undefined, acceptsJson: true },
    onChain: { chainId: 1, resolver, signerKey },
  },
}
const dayMs = 86_400_000
const everyChain = 0x8000_0000n
let time = new Date('2026-11-27T00:00:00Z')
const now = () => time
const store = createNameStore({ database, now })
const accounts = Array.from({ length: 3 }, () => privateKeyToAddress(generatePrivateKey()))
const [alice, bob, carol] = accounts as [Hex, Hex, Hex]
const toProof = (address: Hex) => ({
  ...{ account: `eip155:1:${address}`, message: 'text', signature: '0x' },
})
const own = (label: string, address: Hex) => ({
  ...{ name: `${label}.${zone}`, subject: `eip155:${address}`, proof: toProof(address) },
})

/** Names in every state: in use, offered, accepted and waiting, given up. */
beforeAll(async () => {
  const register = (label: string, address: Hex) =>
    store.register({
      ...{ ...own(label, address), skeleton: `${skeleton(label)}.${zone}`, address },
      addresses: new Map([
        [60n, address],
        [everyChain, address],
      ]),
    })
  await register('alice', alice)
  await register('alina', alice)
  await register('bobby', bob)
  await register('carol', carol)
  await register('carla', carol)
  await store.setRecords({
    ...{ ...own('alice', alice), records: '{}', proofs: [] },
    texts: new Map([
      ['avatar', 'https://a.example/a.png'],
      ['0', 'a key that is a number'],
    ]),
    addresses: new Map([[501n, { form: `0x${'ab'.repeat(32)}`, text: 'A Solana key' }]]),
  })
  const form = (address: Hex) => ({
    account: `eip155:1:${address}`,
    form: address.toLowerCase() as Hex,
  })
  await store.offer({ ...own('alina', alice), from: form(alice), to: form(bob) })
  await store.offer({ ...own('bobby', bob), from: form(bob), to: form(carol) })
  await store.accept({
    ...{ ...own('bobby', carol), form: form(carol).form, address: carol, isNamedBy: () => true },
    addresses: new Map([[60n, carol]]),
  })
  await store.release(own('carla', carol))
})

const write = () => exportNames({ config, database, now })

test.each([0, 1, 7, 90])('default: after %i days it reads as the service does', async (days) => {
  const text = await write()
  const reader = createExportReader(await readExport({ text, zone, signer }), { now })
  const before = time
  time = new Date(time.getTime() + days * dayMs)
  const labels = ['alice', 'alina', 'bobby', 'carol', 'carla', 'other']
  for (const label of labels) {
    const name = `${label}.${zone}`
    expect(await reader.findProfile(name)).toEqual(await store.findProfile(name))
    expect(await reader.find(name)).toEqual(await store.find(name))
  }
  for (const address of accounts) {
    expect(await reader.findByAddress(address)).toEqual(await store.findByAddress(address))
    expect(await reader.listTransfers(address)).toEqual(await store.listTransfers(address))
    for (const coinType of [60n, everyChain, 0x8000_000an, 501n, 0n])
      expect(await reader.findName({ address, coinType })).toEqual(
        await store.findName({ address, coinType }),
      )
  }
  const wanted = new Map(labels.map((label) => [label, `${skeleton(label)}.${zone}`]))
  expect(await reader.findTaken(wanted)).toEqual(await store.findTaken(wanted))
  time = before
})

test('behavior: all that was signed is in it', async () => {
  const { events } = await readExport({ text: await write(), zone, signer })
  expect(events.map(({ name, kind }) => `${kind} ${name.split('.')[0]}`)).toEqual([
    ...['register alice', 'register alina', 'register bobby', 'register carol', 'register carla'],
    ...['records alice', 'transfer alina', 'transfer bobby', 'accept bobby', 'release carla'],
  ])
})

test.each([
  ['another address', (text: string) => text.replace(alice.toLowerCase(), bob.toLowerCase())],
  ['another owner', (text: string) => text.replace(`eip155:${alice}`, `eip155:${bob}`)],
  ['another time', (text: string) => text.replace('"exportedAt":"2026', '"exportedAt":"2027')],
  ['a name less', (text: string) => text.replace(/\{"name":"carla.*?"transfer":null\}/, '')],
])('error: an export with %s', async (_, change) => {
  const text = await write()
  expect(change(text)).not.toBe(text)
  await expect(readExport({ text: change(text), zone, signer })).rejects.toThrow()
})

test('error: another signer, another zone, no export', async () => {
  const text = await write()
  await expect(readExport({ text, zone, signer: alice })).rejects.toThrow('NAMES_EXPORT_SIGNER')
  await expect(readExport({ text, zone: 'other.example', signer })).rejects.toThrow('NAMES_ZONE')
  await expect(readExport({ text: '{}', zone, signer })).rejects.toThrow()
  const without = { names: { ...config.names, onChain: undefined } }
  await expect(exportNames({ config: without, database })).rejects.toThrow('NAMES_SIGNER_KEY')
  await expect(exportNames({ config: { names: undefined }, database })).rejects.toThrow(
    'NAMES_ZONE',
  )
})
