import { expect, test, vi } from 'vitest'
import { createDeviceCode } from '../../custody/codes/createDeviceCode.ts'
import { createDeviceHash } from '../../custody/codes/createDeviceHash.ts'
import { createDeviceKey } from '../../custody/keys/createDeviceKey.ts'
import { readPublicKey } from '../../custody/keys/readPublicKey.ts'
import { deviceLink } from '../../handoff/deviceLink.ts'
import { fromBase64Url, toBase64Url } from '../../protocol/toBase64Url.ts'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { deviceWallet } from '../../test/deviceWallet.ts'
import type { FrameContext } from '../context/frameContext.ts'
import type { FrameView } from '../stage/frameViews.ts'
import { admitDevice } from './admitDevice.ts'
import { waitForDevice } from './waitForDevice.ts'

const { walletId, laptopId, phoneId, createdAt, signer } = deviceWallet
const createWallet = deviceWallet.create

type Wallet = Awaited<ReturnType<typeof createWallet>>
type Given = {
  /** What the service lists in the place of the phone's key. */
  readonly swapped?: string
  readonly answers?: Parameters<typeof createTestFrame>[0]
}

function toStage({ stage }: { readonly stage: FrameContext['stage'] }) {
  return <name extends FrameView['name']>(name: name) =>
    vi.waitFor(() => {
      const view = stage.read()
      if (view?.name !== name || view.isBusy) throw new Error(`${view?.name} is shown.`)
      return view as Extract<FrameView, { name: name }>
    })
}

/** The laptop, which is asked for the code of a new device. */
async function openLaptop(wallet: Wallet, { swapped, answers }: Given = {}) {
  const { laptop, phone, accounts } = wallet
  const released = await wallet.release(laptop)
  const list = () =>
    [laptop, phone].map(({ id, state, publicKey }) => ({
      ...{ id, state, label: 'Safari on iOS', isCurrent: id === laptopId },
      publicKey: id === phoneId ? (swapped ?? publicKey) : publicKey,
      ...{ thumbprint: toBase64Url(new Uint8Array(32)), createdAt, lastUsedAt: createdAt },
    }))
  const session = {
    ...{ ...testSession, isProven: true, device: { id: laptopId, state: 'active' } },
    wallets: [{ id: walletId, accounts }],
  }
  const frame = await createTestFrame({
    'GET session': () => ({ body: { session } }),
    'GET devices': () => ({ body: { devices: list() } }),
    [`GET wallets/${walletId}`]: () => ({ body: { wallet: wallet.describe() } }),
    [`POST wallets/${walletId}/share`]: () => ({ body: released }),
    [`POST devices/${phoneId}/approve`]: () => {
      phone.state = 'active'
      return { body: { device: list()[1] as object } }
    },
    [`PUT wallets/${walletId}/generation`]: () => {
      wallet.put(frame.sent.at(-1)?.body ?? '')
      return { body: { wallet: wallet.describe() } }
    },
    ...answers,
  })
  const known: unknown[] = []
  const context: FrameContext = {
    ...{ ...frame.context, signer },
    keys: {
      ...{ ...frame.context.keys, sealing: laptop.key },
      writeKnown: async (...given) => void known.push(given),
    },
  }
  const life = new AbortController()
  const admitting = admitDevice(context, { signal: life.signal, onStep: () => undefined })
  const asked = () => frame.sent.map(({ request }) => request)
  return { ...frame, admitting, life, known, see: toStage(frame), asked }
}

/** The phone, which shows its code. */
async function openPhone(wallet: Wallet) {
  const { phone, accounts } = wallet
  const isIn = () => wallet.read().holders.some(({ id }) => id === phoneId)
  let released: object = {}
  const frame = await createTestFrame({
    'GET session': () => ({
      body: {
        session: {
          ...{ ...testSession, isProven: isIn(), device: { id: phoneId, state: phone.state } },
          wallets: [{ id: walletId, accounts: isIn() ? accounts : null }],
        },
      },
    }),
    [`GET wallets/${walletId}`]: () => ({ body: { wallet: wallet.describe() } }),
    [`POST wallets/${walletId}/share`]: () => ({ body: released }),
  })
  const known: unknown[] = []
  const context: FrameContext = {
    ...{ ...frame.context, signer },
    keys: {
      ...{ ...frame.context.keys, sealing: phone.key },
      writeKnown: async (...given) => void known.push(given),
    },
  }
  const life = new AbortController()
  const waiting = waitForDevice(context, { walletId, deviceId: phoneId }, life.signal)
  const prepare = async () => {
    released = await wallet.release(phone)
  }
  return { ...frame, waiting, life, known, see: toStage(frame), prepare }
}

test('default: the phone shows its code, the laptop takes it, and the phone opens the wallet', async () => {
  const wallet = await createWallet()
  const phone = await openPhone(wallet)
  const { shown } = await phone.see('device')
  expect(deviceLink.read(shown.fragment)).toEqual({
    hash: await createDeviceHash(fromBase64Url(wallet.phone.publicKey)),
    host: 'https://app.example',
  })
  expect(shown.code).toMatch(/^[\dA-HJKMNP-TV-Z]{4}(?:-[\dA-HJKMNP-TV-Z]{4}){2}$/)
  const laptop = await openLaptop(wallet)
  ;(await laptop.see('addDevice')).answer({
    ...{ kind: 'code', code: shown.code.toLowerCase().replaceAll('-', ' ') },
  })
  expect(await laptop.admitting).toEqual({})
  expect(laptop.asked().slice(-2)).toEqual([
    `POST devices/${phoneId}/approve`,
    `PUT wallets/${walletId}/generation`,
  ])
  const { addresses } = wallet
  expect(laptop.known).toEqual([[walletId, { generation: 2, addresses }]])
  await phone.prepare()
  expect(await phone.waiting).toContain(wallet.accounts[0])
  expect(phone.known).toEqual([[walletId, { generation: 2, addresses }]])
  // The laptop still opens it.
  expect(wallet.read().holders.map(({ id }) => id)).toContain(laptopId)
  expect(laptop.sent.map(({ body }) => body).join()).not.toContain(shown.code)
})

test('error: another code, and one that is no code', async () => {
  const wallet = await createWallet()
  const { see, asked, life, admitting } = await openLaptop(wallet)
  ;(await see('addDevice')).answer({ kind: 'code', code: 'ABCD-EFGH' })
  await vi.waitFor(async () => expect((await see('addDevice')).shown.problem).toBe('mistyped'))
  expect(asked()).toEqual(['GET session'])
  const stranger = await createDeviceCode(await readPublicKey(await createDeviceKey()))
  ;(await see('addDevice')).answer({ kind: 'code', code: stranger })
  await vi.waitFor(async () => expect((await see('addDevice')).shown.problem).toBe('wrong'))
  // Its own code adds no device either.
  const own = await createDeviceCode(fromBase64Url(wallet.laptop.publicKey))
  ;(await see('addDevice')).answer({ kind: 'code', code: own })
  await vi.waitFor(() => expect(asked()).toEqual(['GET session', 'GET devices', 'GET devices']))
  expect((await see('addDevice')).shown.problem).toBe('wrong')
  expect(wallet.read().generation).toBe(1)
  life.abort()
  await expect(admitting).rejects.toMatchObject({ code: 'cancelled' })
})

test('error: W14, an operator that lists its own key in the place of the phone’s gets nothing', async () => {
  const wallet = await createWallet()
  const swapped = toBase64Url(await readPublicKey(await createDeviceKey()))
  const { see, asked } = await openLaptop(wallet, { swapped })
  const code = await createDeviceCode(fromBase64Url(wallet.phone.publicKey))
  ;(await see('addDevice')).answer({ kind: 'code', code })
  await vi.waitFor(async () => expect((await see('addDevice')).shown.problem).toBe('wrong'))
  expect(asked()).toEqual(['GET session', 'GET devices'])
  // Not even the signer seals to a key that has another code.
  const released = await wallet.release(wallet.laptop)
  await expect(
    signer.run('admitDevice', {
      wallet: { walletId, generation: 1, keystore: fromBase64Url(released.keystore) },
      holder: { role: 'd', id: laptopId, key: wallet.laptop.key },
      box: fromBase64Url(released.box),
      serverShare: fromBase64Url(released.share),
      ...{ known: undefined, code, now: 2 },
      device: { id: phoneId, publicKey: fromBase64Url(swapped), label: 'Safari on iOS' },
    }),
  ).rejects.toMatchObject({ problem: 'HOLDERS_INVALID' })
})

test('behavior: an answer that was lost, and a service that is away', async () => {
  const wallet = await createWallet()
  let isAway = true
  const path = `PUT wallets/${walletId}/generation`
  const laptop = await openLaptop(wallet, {
    answers: {
      [path]: () => {
        wallet.put(laptop.sent.at(-1)?.body ?? '')
        return { status: 503, body: {} }
      },
      'GET devices': () => {
        if (isAway) return { status: 503, body: {} }
        const { id, publicKey, state } = wallet.phone
        const thumbprint = toBase64Url(new Uint8Array(32))
        const device = { id, publicKey, state, thumbprint, label: 'Safari on iOS' }
        return {
          body: {
            devices: [{ ...device, isCurrent: false, createdAt, lastUsedAt: createdAt }],
          },
        }
      },
    },
  })
  const code = await createDeviceCode(fromBase64Url(wallet.phone.publicKey))
  ;(await laptop.see('addDevice')).answer({ kind: 'code', code })
  await vi.waitFor(async () =>
    expect((await laptop.see('addDevice')).shown.problem).toBe('service'),
  )
  isAway = false
  ;(await laptop.see('addDevice')).answer({ kind: 'code', code })
  expect(await laptop.admitting).toEqual({})
  expect(wallet.read().generation).toBe(2)
})

test('error: who has not opened the wallet here adds no device', async () => {
  const wallet = await createWallet()
  for (const [session, code] of [
    [null, 'not-logged-in'],
    [{ ...testSession, wallets: [{ id: walletId, accounts: null }] }, 'locked'],
  ] as const) {
    const { admitting, stage } = await openLaptop(wallet, {
      answers: { 'GET session': () => ({ body: { session } }) },
    })
    await expect(admitting).rejects.toMatchObject({ code })
    expect(stage.read()).toBeUndefined()
  }
})

test('behavior: the phone goes another way, or leaves', async () => {
  const wallet = await createWallet()
  const first = await openPhone(wallet)
  ;(await first.see('device')).answer({ kind: 'other' })
  expect(await first.waiting).toBeUndefined()
  const second = await openPhone(wallet)
  await second.see('device')
  second.life.abort()
  await expect(second.waiting).rejects.toMatchObject({ code: 'cancelled' })
  expect([first.known, second.known]).toEqual([[], []])
})
