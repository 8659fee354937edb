import { expect, test } from 'vitest'
import { readCode } from '../../custody/codes/readCode.ts'
import { deriveAccounts } from '../../custody/derivation/deriveAccounts.ts'
import { sealBytes } from '../../custody/hpke/sealBytes.ts'
import { createDeviceKey } from '../../custody/keys/createDeviceKey.ts'
import { readPublicKey } from '../../custody/keys/readPublicKey.ts'
import { getAddresses } from '../../custody/keystore/getAddresses.ts'
import { openKit } from '../../custody/kit/openKit.ts'
import { toShareInfo } from '../../service/toShareInfo.ts'
import { changeWallet } from '../../signer/changeWallet.ts'
import type { Signer, SignerOpening } from '../../signer/signerTask.ts'
import { PasskeyError } from '../passkeys/passkeyError.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { KitViews } from './kitViews.ts'
import { makeKit } from './makeKit.ts'

const walletId = 'AAAAAAAAAAAAAAAAAAAAAA'
const now = Date.UTC(2026, 10, 28, 12)
const signer: Signer = {
  run: (name, asked) => changeWallet(name as never, asked as never) as never,
}

/** A wallet, and what opens it on its device as often as it is asked. */
async function createWallet() {
  const key = await createDeviceKey()
  const record = await changeWallet('create', {
    ...{ walletId, device: { id: 'laptop', key, label: 'Chrome' }, label: 'Passkey', now: 1 },
    recovery: { kind: 'passkey', secret: new Uint8Array(32).fill(7) },
  })
  const info = toShareInfo({ walletId, generation: 1, holder: 'laptop' })
  const publicKey = await readPublicKey(key)
  const share = record.serverShare.slice()
  const release = async (): Promise<SignerOpening> => ({
    wallet: { walletId, generation: 1, keystore: record.keystore },
    holder: { role: 'd', id: 'laptop', key },
    box: record.boxes.find(({ holderId }) => holderId === 'laptop')?.box ?? new Uint8Array(),
    serverShare: await sealBytes({ publicKey, plaintext: share.slice(), info }),
    known: undefined,
  })
  return { release, addresses: record.addresses }
}

type Shown = { [name in keyof KitViews]: readonly [name, KitViews[name]['shown']] }[keyof KitViews]

/** A visitor, by what they answer to each view. */
function createVisitor(
  answers: {
    [name in keyof KitViews]?: (
      shown: KitViews[name]['shown'],
      time: number,
    ) => KitViews[name]['answer']
  },
) {
  const seen: Shown[] = []
  const ask: makeKit.Parameters['ask'] = async (name, shown, signal) => {
    signal.throwIfAborted()
    seen.push([name, shown] as never)
    const time = seen.filter(([one]) => one === name).length
    const answer = answers[name] as
      | ((shown: KitViews[typeof name]['shown'], time: number) => KitViews[typeof name]['answer'])
      | undefined
    if (!answer) throw new Error(`Nobody answers ${name}.`)
    return answer(shown, time)
  }
  const saved = () => seen.find(([name]) => name === 'kitSave')?.[1] as KitViews['kitSave']['shown']
  const type = ({ groups }: KitViews['kitConfirm']['shown']) => {
    const parts = saved().code.toLowerCase().split('-')
    const values = groups.map((group) => parts[group - 1] ?? '') as [string, string]
    return { kind: 'typed', values } as const
  }
  return { seen, ask, saved, type, names: () => seen.map(([name]) => name) }
}

const start = () => ({ kind: 'make' }) as const
const save = () => ({ kind: 'saved' }) as const
const done = () => ({ kind: 'done' }) as const
const { signal } = new AbortController()

test('default: file and code open to the addresses of the wallet, and nothing else is needed', async () => {
  const { release, addresses } = await createWallet()
  const visitor = createVisitor({
    ...{ kitStart: start, kitSave: save, kitDone: done },
    kitConfirm: (shown) => visitor.type(shown),
  })
  expect(await makeKit({ signer, release, ask: visitor.ask, now, signal })).toBe(true)
  expect(visitor.names()).toEqual(['kitStart', 'kitSave', 'kitConfirm', 'kitDone'])
  const { file, code, fileName } = visitor.saved()
  expect(fileName).toBe('recovery-kit-2026-11-28.json')
  expect(file).not.toContain(code)
  const read = readCode(code, 'kit')
  if (!('code' in read)) throw new Error(read.problem)
  const opened = await openKit({ file, code: read.code })
  expect(opened.addresses).toEqual(addresses)
  expect(opened.createdAt).toBe('2026-11-28T12:00:00.000Z')
  expect(getAddresses(await deriveAccounts(opened.entropy))).toEqual(addresses)
})

test('behavior: two kits of a wallet have two codes, and each opens its own alone', async () => {
  const { release } = await createWallet()
  const kits = await Promise.all(
    [1, 2].map(async () => signer.run('kit', { ...(await release()), now })),
  )
  const [one, other] = kits
  if (!one || !other) throw new Error('There are two.')
  const read = readCode(one.code, 'kit')
  if (!('code' in read)) throw new Error(read.problem)
  await expect(openKit({ file: other.file, code: read.code })).rejects.toMatchObject({
    problem: 'KIT_REFUSED',
  })
})

test('behavior: a wrong group is asked for again, and the code can be shown again', async () => {
  const { release } = await createWallet()
  const visitor = createVisitor({
    ...{ kitStart: start, kitSave: save, kitDone: done },
    kitConfirm: (shown, time) => {
      if (time === 1) return { kind: 'typed', values: ['', ''] }
      return time === 2 ? { kind: 'back' } : visitor.type(shown)
    },
  })
  await makeKit({ signer, release, ask: visitor.ask, now, signal })
  expect(visitor.names()).toEqual([
    ...['kitStart', 'kitSave', 'kitConfirm', 'kitConfirm'],
    ...['kitSave', 'kitConfirm', 'kitDone'],
  ])
  const wrong = visitor.seen.flatMap(([name, shown]) => (name === 'kitConfirm' ? [shown] : []))
  expect(wrong.map(({ isWrong }) => isWrong)).toEqual([false, true, false])
})

test.each([
  ['no passkey', new PasskeyError(undefined), 'incomplete'],
  ['another passkey', new ServiceError('PASSKEY_REFUSED'), 'unknown'],
  ['no service', new ServiceError('UNREACHABLE'), 'service'],
] as const)('error: %s is said, and nothing was made', async (_, error, problem) => {
  const visitor = createVisitor({
    kitStart: (_shown, time) => (time === 1 ? { kind: 'make' } : { kind: 'cancel' }),
  })
  const release = () => Promise.reject(error)
  expect(await makeKit({ signer, release, ask: visitor.ask, now, signal })).toBe(false)
  expect(visitor.seen).toEqual([
    ['kitStart', { problem: undefined }],
    ['kitStart', { problem }],
  ])
})

test('error: what the visitor cannot do anything about ends it', async () => {
  const visitor = createVisitor({ kitStart: start })
  const release = () => Promise.reject(new ServiceError('WALLET_FROZEN'))
  const ended = makeKit({ signer, release, ask: visitor.ask, now, signal })
  await expect(ended).rejects.toMatchObject({ code: 'WALLET_FROZEN' })
})
