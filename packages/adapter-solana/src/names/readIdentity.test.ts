// @vitest-environment node
import { base58, base64 } from '@scure/base'
import { PublicKey } from '@solana/web3.js'
import { afterEach, expect, test, vi } from 'vitest'
import { answerRpc } from '../test/answerRpc.ts'
import { findFavouriteAccount } from './findFavouriteAccount.ts'
import { findSnsAccount } from './findSnsAccount.ts'
import { readIdentity } from './readIdentity.ts'
import { snsPrograms } from './snsPrograms.ts'

afterEach(() => void vi.unstubAllGlobals())

const owner = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
const stranger = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const { names, offers, sol, reverse, records } = snsPrograms

type Account = { owner: string; data: Uint8Array }
type Ledger = Map<string, Account>

const bytes = (...parts: readonly (string | Uint8Array | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => [...(typeof part === 'string' ? base58.decode(part) : part)]),
  )
const none = new Uint8Array(32)
const text = (value: string) => {
  const encoded = new TextEncoder().encode(value)
  return bytes([encoded.length, 0, 0, 0], encoded)
}
const registry = (given: { parent?: string; owner: string; data?: Uint8Array }): Account => ({
  owner: names,
  data: bytes(given.parent ?? none, given.owner, none, given.data ?? []),
})

/** The accounts of a name that an account has and prefers, by the layout of the programs. */
async function writeName(label = 'harbour'): Promise<{ ledger: Ledger; place: string }> {
  const place = await findSnsAccount({ name: label, parent: sol })
  const called = await findSnsAccount({ name: place, signer: reverse })
  const ledger: Ledger = new Map([
    [await findFavouriteAccount(owner), { owner: offers, data: bytes([1], place) }],
    [place, registry({ parent: sol, owner })],
    [called, registry({ owner: reverse, data: text(label) })],
  ])
  return { ledger, place }
}

function serve(ledger: Ledger) {
  const { network, asked } = answerRpc({
    getMultipleAccounts: ([addresses]) => ({
      value: (addresses as string[]).map((address) => {
        const account = ledger.get(address)
        if (!account) return null
        const data = [base64.encode(account.data), 'base64']
        return { lamports: 1, executable: false, owner: account.owner, data }
      }),
    }),
  })
  const { signal } = new AbortController()
  return { asked, read: (address = owner) => readIdentity({ address, network, signal }) }
}

test('default: the name that the owner prefers, with two questions', async () => {
  const { ledger } = await writeName()
  const { asked, read } = serve(ledger)
  expect(await read()).toEqual({ name: 'harbour.sol' })
  expect(asked).toHaveLength(2)
})

test('behavior: addresses are those of the published programs', async () => {
  const find = (...keys: readonly string[]) => {
    const [program = ''] = keys
    const seeds = [new PublicKey(program).toBytes()]
    return PublicKey.findProgramAddressSync(seeds, new PublicKey(program))[0].toBase58()
  }
  // The program of registrations, and that of records.
  expect(find('jCebN34bUfdeUYJT13J1yG16XWQpt5PDx6Mse9GUqhR')).toBe(reverse)
  expect(find('HP3D4D1ZCmohQGFVms2SS4LCANgJyksBf5s1F77FuFjZ')).toBe(records)
  // As the documentation of the service has it.
  expect(await findSnsAccount({ name: 'bonfida', parent: sol })).toBe(
    'Crf8hzfthWGbGbLTVCiqRqV5MVnbpHB1L9KQMd6gsinb',
  )
})

test('behavior: most accounts prefer no name, and one question tells', async () => {
  const { asked, read } = serve(new Map())
  expect(await read()).toEqual({})
  expect(await read('no address')).toEqual({})
  expect(asked).toHaveLength(1)
})

const changes: readonly [string, (given: { ledger: Ledger; place: string }) => unknown][] = [
  [
    'was sold',
    ({ ledger, place }) => ledger.set(place, registry({ parent: sol, owner: stranger })),
  ],
  ['is gone', ({ ledger, place }) => ledger.delete(place)],
  [
    'is below another name',
    ({ ledger, place }) => ledger.set(place, registry({ parent: place, owner })),
  ],
  [
    'is an account of another program',
    ({ ledger, place }) =>
      ledger.set(place, { ...registry({ parent: sol, owner }), owner: stranger }),
  ],
  ['is cut off', ({ ledger, place }) => ledger.set(place, { owner: names, data: none })],
  [
    'is called something else',
    async ({ ledger, place }) =>
      ledger.set(
        await findSnsAccount({ name: place, signer: reverse }),
        registry({ owner: reverse, data: text('treasury') }),
      ),
  ],
  [
    'has no label',
    async ({ ledger, place }) =>
      ledger.delete(await findSnsAccount({ name: place, signer: reverse })),
  ],
  [
    'is named by a foreign program',
    async ({ ledger, place }) =>
      ledger.set(await findFavouriteAccount(owner), { owner: stranger, data: bytes([1], place) }),
  ],
  [
    'leads elsewhere by a record',
    async ({ ledger, place }) =>
      ledger.set(
        await findSnsAccount({ name: '\u0001SOL', parent: place }),
        registry({ parent: place, owner, data: bytes(stranger, new Uint8Array(64)) }),
      ),
  ],
  [
    'leads elsewhere by a record of the second version',
    async ({ ledger, place }) =>
      ledger.set(
        await findSnsAccount({ name: '\u0002SOL', signer: records, parent: place }),
        registry({ parent: place, owner, data: bytes([0, 0, 0, 0, 32, 0, 0, 0], stranger) }),
      ),
  ],
]
test.each(changes)('error: S23, a name that %s is not shown', async (_, change) => {
  const given = await writeName()
  await change(given)
  expect(await serve(given.ledger).read()).toEqual({})
})

test('behavior: records that lead to the account, or nowhere', async () => {
  const { ledger, place } = await writeName()
  const first = await findSnsAccount({ name: '\u0001SOL', parent: place })
  const second = await findSnsAccount({ name: '\u0002SOL', signer: records, parent: place })
  ledger.set(first, registry({ parent: place, owner, data: bytes(owner, new Uint8Array(64)) }))
  ledger.set(
    second,
    registry({ parent: place, owner, data: bytes([1, 0, 1, 0, 32, 0, 0, 0], owner, owner, owner) }),
  )
  expect(await serve(ledger).read()).toEqual({ name: 'harbour.sol' })
  ledger.set(first, registry({ parent: place, owner, data: new Uint8Array(96) }))
  expect(await serve(ledger).read()).toEqual({ name: 'harbour.sol' })
})

test.each([
  'hаrbour',
  'Harbour',
  'har.bour',
  'har bour',
  '\u202Eruobrah',
  '',
  'a'.repeat(64),
  '-a',
])('error: S20, the label %j is not shown', async (label) => {
  const { ledger } = await writeName(label)
  expect(await serve(ledger).read()).toEqual({})
})

test('error: a label that says that it is longer than it is', async () => {
  const { ledger, place } = await writeName()
  const called = await findSnsAccount({ name: place, signer: reverse })
  ledger.set(called, registry({ owner: reverse, data: bytes([255, 255, 255, 255], [104]) }))
  expect(await serve(ledger).read()).toEqual({})
})

test('error: a node that does not answer, and a page that is left', async () => {
  const { network } = answerRpc({})
  const { signal } = new AbortController()
  await expect(readIdentity({ address: owner, network, signal })).rejects.toMatchObject({
    code: 'NETWORK_RPC_FAILED',
  })
  const aborted = AbortSignal.abort(new Error('left'))
  await expect(readIdentity({ address: owner, network, signal: aborted })).rejects.toThrow('left')
})

test('error: pages without hashes have no names', async () => {
  const { ledger } = await writeName()
  const { read } = serve(ledger)
  vi.stubGlobal('crypto', {})
  expect(await read()).toEqual({})
})
