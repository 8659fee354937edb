import { expect, test, vi } from 'vitest'
import { createDeviceCode } from '../../custody/codes/createDeviceCode.ts'
import { createDeviceHash } from '../../custody/codes/createDeviceHash.ts'
import { createDeviceKey } from '../../custody/keys/createDeviceKey.ts'
import { readPublicKey } from '../../custody/keys/readPublicKey.ts'
import { deviceLink } from '../../handoff/deviceLink.ts'
import { fromBase64Url, toBase64Url } from '../../protocol/toBase64Url.ts'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { createTestPasskeys } from '../../test/createTestPasskeys.ts'
import { deviceWallet } from '../../test/deviceWallet.ts'
import type { DevicePageView } from './devicePageView.ts'
import { openDevicePage } from './openDevicePage.ts'

const { walletId, laptopId, phoneId, createdAt, signer } = deviceWallet
const origin = 'https://wallet.app.example'
const host = 'https://app.example'
type Wallet = Awaited<ReturnType<typeof deviceWallet.create>>
type Answer = { readonly status?: number; readonly body: object }
const refuse = (code: string, status = 403): Answer => ({
  status,
  body: { code, status, detail: '' },
})

async function toLink(publicKey: string) {
  const hash = await createDeviceHash(fromBase64Url(publicKey))
  return `#${deviceLink.write({ hash, host })}`
}

/** The page on the laptop, with a service that answers as told. */
async function open(
  wallet: Wallet,
  given: {
    hash?: string
    swapped?: string
    confirm?: 'passkey'
    answers?: { [request: string]: () => Answer }
  } = {},
) {
  const { laptop, phone, accounts } = wallet
  const { swapped, confirm, answers = {} } = given
  const hash = given.hash ?? (await toLink(phone.publicKey))
  const released = await wallet.release(laptop)
  const { context } = await createTestFrame({})
  const sent: { request: string; body: string }[] = []
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
  const described = () => ({
    wallet: { ...wallet.describe(), ...(confirm && { confirm }) },
  })
  const usual: { [request: string]: () => Answer } = {
    'GET session': () => ({ body: { session } }),
    'GET devices': () => ({ body: { devices: list() } }),
    [`GET wallets/${walletId}`]: () => ({ body: described() }),
    [`POST wallets/${walletId}/share`]: () => ({ body: released }),
    [`POST devices/${phoneId}/approve`]: () => {
      phone.state = 'active'
      return { body: { device: list()[1] as object } }
    },
    [`PUT wallets/${walletId}/generation`]: () => {
      wallet.put(sent.at(-1)?.body ?? '')
      return { body: described() }
    },
    ...answers,
  }
  const views: DevicePageView[] = []
  const replaced: unknown[] = []
  const page = openDevicePage({
    window: {
      location: { origin, hash, pathname: '/w/device' } as Location,
      history: { replaceState: (...parts: unknown[]) => void replaced.push(parts[2]) } as History,
      navigator: { userAgent: '' } as Navigator,
    },
    async send(url, { method, body }) {
      const request = `${method} ${url.slice(`${origin}/wallet/v1/`.length)}`
      sent.push({ request, body: String(body ?? '') })
      const answer = usual[request]
      if (!answer) throw new TypeError(`Nothing answers ${request}.`)
      const { status = 200, body: reply } = answer()
      return new Response(JSON.stringify(reply), { status })
    },
    signer,
    openKeys: async () => ({ ...context.keys, sealing: laptop.key }),
    onView: (view) => void views.push(view),
  })
  const until = (view: object) => vi.waitFor(() => expect(views.at(-1)).toMatchObject(view))
  const asked = () => sent.map(({ request }) => request)
  return { page, views, sent, asked, until, replaced }
}

test('default: shows which device it is, and adds it by a press alone', async () => {
  const wallet = await deviceWallet.create()
  const { page, views, until, asked, replaced } = await open(wallet)
  const code = await createDeviceCode(fromBase64Url(wallet.phone.publicKey))
  const ask = { name: 'ask', label: 'Safari on iOS', code }
  await until({ ...ask, isBusy: false, problem: undefined })
  expect(views[0]).toEqual({ name: 'opening' })
  expect(replaced).toEqual(['/w/device'])
  // Opening it asks what there is, and changes nothing.
  expect(asked()).toEqual(['GET session', 'GET devices'])
  expect(wallet.phone.state).toBe('pending')
  page.add()
  page.add()
  await until({ name: 'added' })
  expect(asked().filter((request) => !request.startsWith('GET'))).toEqual([
    `POST wallets/${walletId}/share`,
    `POST devices/${phoneId}/approve`,
    `PUT wallets/${walletId}/generation`,
  ])
  expect(wallet.read().holders.map(({ id }) => id)).toContain(phoneId)
})

test('behavior: a wallet that asks for a passkey asks for one here, too', async () => {
  const wallet = await deviceWallet.create()
  const passkeys = createTestPasskeys()
  const options = { id: walletId, options: passkeys.options, expiresIn: 300 }
  const { page, sent, until } = await open(wallet, {
    confirm: 'passkey',
    answers: { 'POST passkeys/options': () => ({ body: options }) },
  })
  await until({ name: 'ask' })
  passkeys.refuse(new DOMException('', 'NotAllowedError'))
  page.add()
  await until({ name: 'ask', isBusy: false, problem: 'incomplete' })
  expect(wallet.phone.state).toBe('pending')
  passkeys.refuse(undefined)
  page.add()
  await until({ name: 'added' })
  const { body } = sent.find(({ request }) => request === 'POST passkeys/options') ?? { body: '' }
  expect(JSON.parse(body)).toMatchObject({ purpose: 'confirm', host })
})

test('error: W14, a stranger’s key, and one that an operator put in the place of the phone’s', async () => {
  const wallet = await deviceWallet.create()
  const foreign = toBase64Url(await readPublicKey(await createDeviceKey()))
  for (const given of [{ hash: await toLink(foreign) }, { swapped: foreign }]) {
    const { page, until, asked } = await open(wallet, given)
    await until({ name: 'ended', end: 'gone' })
    page.add()
    expect(asked()).toEqual(['GET session', 'GET devices'])
  }
  // Its own key adds no device either.
  const { until } = await open(wallet, { hash: await toLink(wallet.laptop.publicKey) })
  await until({ name: 'ended', end: 'gone' })
  expect(wallet.read().generation).toBe(1)
})

test.each([
  ['no session', { session: null }],
  ['a wallet that is not open here', { session: { ...testSession, isProven: false } }],
])('behavior: %s', async (_, body) => {
  const wallet = await deviceWallet.create()
  const { until, asked } = await open(wallet, { answers: { 'GET session': () => ({ body }) } })
  await until({ name: 'ended', end: 'locked' })
  expect(asked()).toEqual(['GET session'])
})

test('error: a session that is over, a service that is away, and a wallet that is frozen', async () => {
  const wallet = await deviceWallet.create()
  const end = async (answers: { [request: string]: () => Answer }) => {
    const { page, views, until } = await open(wallet, { answers })
    await vi.waitFor(() => expect(views.length).toBeGreaterThan(1))
    page.add()
    return until
  }
  const over = await end({ 'GET session': () => refuse('WALLET_SESSION_ENDED', 401) })
  await over({ name: 'ended', end: 'locked' })
  const away = await end({ 'GET devices': () => ({ status: 503, body: {} }) })
  await away({ name: 'ended', end: 'service' })
  const share = `POST wallets/${walletId}/share`
  const later = await end({ [share]: () => ({ status: 503, body: {} }) })
  await later({ name: 'ask', isBusy: false, problem: 'service' })
  const frozen = await end({ [share]: () => refuse('WALLET_FROZEN') })
  await frozen({ name: 'ended', end: 'failed' })
  expect(wallet.read().generation).toBe(1)
})

test.each(['', '#', '#nothing', `#${'A'.repeat(43)}`])('error: the link %j', async (hash) => {
  const { page, views, asked } = await open(await deviceWallet.create(), { hash })
  expect(views).toEqual([{ name: 'opening' }, { name: 'ended', end: 'nothing' }])
  page.add()
  expect(asked()).toEqual([])
})
