import { randomBytes } from 'node:crypto'
import { toShareInfo } from '@cleat/embedded-wallet/service'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { walletBoxes, walletDevices, walletWallets } from '../store/walletTables.ts'
import { addTestDevice } from '../test/addTestDevice.ts'
import { createTestAuthenticator } from '../test/createTestAuthenticator.ts'
import { createTestHolder } from '../test/createTestHolder.ts'
import { createTestShares } from '../test/createTestShares.ts'
import { createTestWallet } from '../test/createTestWallet.ts'
import type { WalletBrowser } from '../test/openWalletBrowser.ts'
import { proveTestRecovery } from '../test/proveTestRecovery.ts'
import { startWalletServer, type WalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
// Opening it takes longer than a hook may.
await database.check()
let service: WalletServer
let owner: WalletBrowser
let count = 0
let email = ''
beforeEach(async () => {
  count += 1
  email = `owner${count}@mail.example`
  service = await startWalletServer({ database })
  owner = await service.logIn(email)
})
afterEach(() => service.stop())
afterAll(() => database.close())

type Wallet = Awaited<ReturnType<typeof createTestWallet>>

const toAsked = (changed: object = {}) => ({
  ...{ generation: 1, purpose: 'sign', digest: null, confirmation: null },
  ...{ proof: { kind: 'device' }, ...changed },
})
const askShare = (browser: WalletBrowser, { path }: Wallet, changed: object = {}) =>
  browser.send(`${path}/share`, { body: toAsked(changed) })
const put = (browser: WalletBrowser, { path }: Wallet, body: object) =>
  browser.send(`${path}/generation`, { method: 'PUT', body })
const codeOf = (answer: { status: number; body: { code?: string } }) => [
  answer.status,
  answer.body.code,
]
const device = { kind: 'device' }

test('default: a wallet is stored, and its share comes back sealed to its device', async () => {
  const wallet = await createTestWallet(owner)
  const { id, body, created, device: own, recovery } = wallet
  expect(created).toMatchObject({
    status: 201,
    body: {
      wallet: {
        ...{
          id,
          generation: 1,
          accounts: body.accounts,
          isFrozen: false,
          deletesIn: null,
          recoversIn: null,
        },
        holders: expect.arrayContaining([
          { id: own.id, kind: 'device', publicKey: own.publicKey, testedAt: null },
          expect.objectContaining({
            ...{ id: recovery.id, kind: 'passkey', publicKey: recovery.publicKey },
          }),
        ]),
      },
    },
  })
  expect((await owner.send('/wallet/v1/session')).body.session).toMatchObject({
    ...{ isProven: true, device: { id: own.id, state: 'active' } },
    wallets: [{ id, accounts: body.accounts, accountTypes: body.accountTypes }],
  })
  const { status, body: released } = await askShare(owner, wallet)
  expect(status).toBe(200)
  expect(released).toMatchObject({
    ...{ generation: 1, holder: own.id, box: own.toEntry().box, keystore: body.keystore },
  })
  const info = toShareInfo({ walletId: id, generation: 1, holder: own.id })
  expect(await own.open(released.share, info)).toBe(body.share)
})

test('behavior: the share is stored sealed, for its wallet and generation alone', async () => {
  const wallet = await createTestWallet(owner)
  const other = await createTestWallet(await service.logIn(`other${count}@mail.example`))
  const read = async ({ id }: Wallet) =>
    (
      await database.run((queries) =>
        queries.select().from(walletWallets).where(eq(walletWallets.id, id)),
      )
    )[0]?.share ?? ''
  const stored = await read(wallet)
  expect(stored).not.toContain(wallet.body.share)
  const move = (share: string) =>
    database.run((queries) =>
      queries.update(walletWallets).set({ share }).where(eq(walletWallets.id, wallet.id)),
    )
  await move(await read(other))
  expect((await askShare(owner, wallet)).status).toBe(500)
  await move(stored)
  expect((await askShare(owner, wallet)).status).toBe(200)
})

test('behavior: a wallet that is posted again while no answer came is the same wallet', async () => {
  const wallet = await createTestWallet(owner)
  const again = await owner.send('/wallet/v1/wallets', { body: wallet.body })
  expect(again).toMatchObject({ status: 201, body: wallet.created.body })
  const changed = { ...wallet.body, keystore: 'AAAA' }
  expect(codeOf(await owner.send('/wallet/v1/wallets', { body: changed }))).toEqual([
    ...[409, 'WALLET_EXISTS'],
  ])
})

test('behavior: of parallel wallets one is stored', async () => {
  const own = await addTestDevice(owner)
  const recovery = await createTestHolder('code')
  const toBody = () => ({
    ...{ id: randomBytes(16).toString('base64url'), accounts: ['eip155:1:0xab'], accountTypes: {} },
    ...{ ...createTestShares(1, [own.toEntry(), recovery.toEntry()]), confirm: 'off' },
    isSeparate: false,
  })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => owner.send('/wallet/v1/wallets', { body: toBody() })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await owner.send('/wallet/v1/session')).body.session.wallets).toHaveLength(1)
})

test('behavior: recovery by passkey opens the wallet in a new browser, which becomes a device', async () => {
  const wallet = await createTestWallet(owner)
  const browser = await service.logIn(email)
  const { session } = (await browser.send('/wallet/v1/session')).body
  expect(session).toMatchObject({ isProven: false, wallets: [{ id: wallet.id, accounts: null }] })
  expect(codeOf(await browser.send(wallet.path))).toEqual([403, 'LOGIN_DEVICE_UNPROVEN'])
  const proof = await proveTestRecovery(browser, wallet.id, wallet.recovery)
  const { body: released } = await askShare(browser, wallet, { proof, purpose: 'reshare' })
  const info = toShareInfo({ walletId: wallet.id, generation: 1, holder: wallet.recovery.id })
  expect(await wallet.recovery.open(released.share, info)).toBe(wallet.body.share)
  expect((await browser.send('/wallet/v1/session')).body.session.wallets).toEqual([
    { id: wallet.id, accounts: wallet.body.accounts, accountTypes: { eip155: 'eoa' } },
  ])
  const own = await addTestDevice(browser)
  const holders = [wallet.device.toEntry(), own.toEntry(), wallet.recovery.toEntry()]
  const second = await proveTestRecovery(browser, wallet.id, wallet.recovery)
  const next = { ...createTestShares(2, holders), proof: second }
  expect(await put(browser, wallet, next)).toMatchObject({
    ...{ status: 200, body: { wallet: { generation: 2 } } },
  })
  expect((await askShare(browser, wallet, { generation: 2 })).status).toBe(200)
  expect((await askShare(owner, wallet, { generation: 2 })).status).toBe(200)
  const mail = service.mailbox.mails.at(-1)
  expect(mail?.subject).toBe('Who can open your wallet has changed')
})

test('behavior: a new browser that another device approves', async () => {
  const wallet = await createTestWallet(owner)
  const browser = await service.logIn(email)
  const own = await addTestDevice(browser)
  expect(codeOf(await askShare(browser, wallet))).toEqual([403, 'SHARE_REFUSED'])
  const approve = (page: WalletBrowser) =>
    page.send(`/wallet/v1/devices/${own.id}/approve`, { method: 'POST' })
  expect(codeOf(await approve(browser))).toEqual([403, 'LOGIN_DEVICE_UNPROVEN'])
  const early = [wallet.device.toEntry(), own.toEntry(), wallet.recovery.toEntry()]
  expect(
    codeOf(await put(owner, wallet, { ...createTestShares(2, early), proof: device })),
  ).toEqual([400, 'INVALID_BODY'])
  expect((await approve(owner)).body.device).toMatchObject({ id: own.id, state: 'active' })
  expect(codeOf(await askShare(browser, wallet))).toEqual([403, 'SHARE_REFUSED'])
  expect((await put(owner, wallet, { ...createTestShares(2, early), proof: device })).status).toBe(
    200,
  )
  expect((await askShare(browser, wallet, { generation: 2 })).status).toBe(200)
})

test('error: a removed device is refused at once, before shares are replaced', async () => {
  const wallet = await createTestWallet(owner)
  const browser = await service.logIn(email)
  const proof = await proveTestRecovery(browser, wallet.id, wallet.recovery)
  await askShare(browser, wallet, { proof })
  const gone = await browser.send(`/wallet/v1/devices/${wallet.device.id}`, { method: 'DELETE' })
  expect(gone.status).toBe(204)
  expect(codeOf(await askShare(owner, wallet))).toEqual([401, 'WALLET_SESSION_ENDED'])
  await service.logIn(email, owner)
  expect(codeOf(await askShare(owner, wallet))).toEqual([403, 'SHARE_REFUSED'])
  await addTestDevice(owner)
  expect(codeOf(await askShare(owner, wallet))).toEqual([403, 'SHARE_REFUSED'])
})

test('error: a device whose key was changed in the database gets nothing', async () => {
  const wallet = await createTestWallet(owner)
  const { publicKey } = await createTestHolder('device')
  await database.run((queries) =>
    queries.update(walletDevices).set({ publicKey }).where(eq(walletDevices.id, wallet.device.id)),
  )
  expect(codeOf(await askShare(owner, wallet))).toEqual([403, 'SHARE_REFUSED'])
})

test('error: W6, W11, who has the mailbox gets no share, no account, and removes no device', async () => {
  const wallet = await createTestWallet(owner)
  const thief = await service.logIn(email)
  expect(codeOf(await askShare(thief, wallet))).toEqual([403, 'SHARE_REFUSED'])
  const { session } = (await thief.send('/wallet/v1/session')).body
  expect(session.wallets).toEqual([{ id: wallet.id, accounts: null }])
  const remove = (page: WalletBrowser) =>
    page.send(`/wallet/v1/devices/${wallet.device.id}`, { method: 'DELETE' })
  const unproven = [403, 'LOGIN_DEVICE_UNPROVEN']
  expect(codeOf(await remove(thief))).toEqual(unproven)
  expect(codeOf(await thief.send(`${wallet.path}/deletion`, { method: 'POST' }))).toEqual(unproven)
  expect(codeOf(await thief.send(`${wallet.path}/recovery`, { method: 'DELETE' }))).toEqual(
    unproven,
  )
  // A separate wallet proves nothing about the first one.
  const own = await createTestWallet(thief, 'code', { isSeparate: true })
  expect(own.created.status).toBe(201)
  const after = (await thief.send('/wallet/v1/session')).body.session.wallets
  expect(after).toContainEqual({ id: wallet.id, accounts: null })
  expect(codeOf(await remove(thief))).toEqual(unproven)
  expect(codeOf(await thief.send(wallet.path))).toEqual(unproven)
  expect((await askShare(owner, wallet)).status).toBe(200)
})

test('error: a wallet of another account', async () => {
  const wallet = await createTestWallet(owner)
  const stranger = await service.logIn(`stranger${count}@mail.example`)
  await createTestWallet(stranger)
  for (const answer of [
    await stranger.send(wallet.path),
    await askShare(stranger, wallet),
    await put(stranger, wallet, { ...createTestShares(2, wallet.body.holders), proof: device }),
    await stranger.send(`${wallet.path}/proof`, { body: { holder: wallet.recovery.id } }),
    await stranger.send(`/wallet/v1/devices/${wallet.device.id}`, { method: 'DELETE' }),
  ])
    expect(codeOf(answer)).toEqual([404, 'NOT_FOUND'])
  const taken = await stranger.send('/wallet/v1/wallets', {
    body: { ...wallet.body, isSeparate: true, holders: [wallet.recovery.toEntry()] },
  })
  expect(codeOf(taken)).toEqual([409, 'WALLET_EXISTS'])
})

test('error: a challenge counts once, in its session, for its holder, for 5 minutes', async () => {
  const wallet = await createTestWallet(owner)
  const browser = await service.logIn(email)
  const refused = [403, 'SHARE_REFUSED']
  const proof = await proveTestRecovery(browser, wallet.id, wallet.recovery)
  expect(codeOf(await askShare(owner, wallet, { proof }))).toEqual(refused)
  const wrong = { ...proof, opened: 'A'.repeat(43) }
  expect(codeOf(await askShare(browser, wallet, { proof: wrong }))).toEqual(refused)
  expect(codeOf(await askShare(browser, wallet, { proof }))).toEqual(refused)
  const good = await proveTestRecovery(browser, wallet.id, wallet.recovery)
  expect((await askShare(browser, wallet, { proof: good })).status).toBe(200)
  expect(codeOf(await askShare(browser, wallet, { proof: good }))).toEqual(refused)
  const late = await proveTestRecovery(browser, wallet.id, wallet.recovery)
  service.skip(301)
  expect(codeOf(await askShare(browser, wallet, { proof: late }))).toEqual(refused)
  const ofDevice = await browser.send(`${wallet.path}/proof`, {
    body: { holder: wallet.device.id },
  })
  expect(codeOf(ofDevice)).toEqual(refused)
})

test('behavior: recovery by code waits 24 h, the owner hears of it, and can stop it', async () => {
  const wallet = await createTestWallet(owner, 'code')
  const browser = await service.logIn(email)
  service.mailbox.clear()
  const ask = async () =>
    askShare(browser, wallet, {
      proof: await proveTestRecovery(browser, wallet.id, wallet.recovery),
    })
  expect(await ask()).toMatchObject({
    ...{ status: 403, body: { code: 'RECOVERY_HELD', waitSeconds: 86_400 } },
  })
  await expect
    .poll(() => service.mailbox.mails.at(-1)?.subject)
    .toBe('Someone is recovering your wallet')
  expect(service.mailbox.mails.at(-1)?.text).toMatch(
    /It can open your wallet from \d+ \w+ 20\d\d at/,
  )
  service.skip(80_000)
  expect((await ask()).body.waitSeconds).toBeLessThan(6401)
  const readWait = async () => (await owner.send(wallet.path)).body.wallet.recoversIn
  expect(await readWait()).toBeGreaterThan(6300)
  const stop = await owner.send(`${wallet.path}/recovery`, { method: 'DELETE' })
  expect(stop.status).toBe(204)
  expect(await readWait()).toBeNull()
  expect((await ask()).body.waitSeconds).toBe(86_400)
  service.skip(86_401)
  expect(await readWait()).toBe(0)
  expect((await ask()).status).toBe(200)
  const other = await service.logIn(email)
  const proof = await proveTestRecovery(other, wallet.id, wallet.recovery)
  expect(codeOf(await askShare(other, wallet, { proof }))).toEqual([403, 'RECOVERY_HELD'])
})

test('behavior: the link of a notice freezes the wallet, and a holder opens it again', async () => {
  const wallet = await createTestWallet(owner, 'code')
  const browser = await service.logIn(email)
  const proof = await proveTestRecovery(browser, wallet.id, wallet.recovery)
  service.mailbox.clear()
  await askShare(browser, wallet, { proof })
  await expect.poll(() => service.mailbox.mails.length).toBe(1)
  const [mailed] = service.mailbox.mails
  const token = /\/w\/freeze\?language=en#(\S+)/.exec(mailed?.text ?? '')?.[1]
  const stranger = await service.openBrowser()
  const freeze = (text = '') => stranger.send('/wallet/v1/freeze', { body: { token: text } })
  expect((await freeze(token?.replace(/^./, (one) => (one === 'A' ? 'B' : 'A')))).status).toBe(404)
  expect((await freeze(token)).status).toBe(204)
  const frozen = [403, 'WALLET_FROZEN']
  expect(codeOf(await askShare(owner, wallet))).toEqual(frozen)
  const next = { ...createTestShares(2, wallet.body.holders), proof: device }
  expect(codeOf(await put(owner, wallet, next))).toEqual(frozen)
  const thaw = await owner.send(`${wallet.path}/thaw`, { body: { proof: device } })
  expect(thaw.body.wallet.isFrozen).toBe(false)
  expect((await askShare(owner, wallet)).status).toBe(200)
  service.skip(31 * 86_400)
  expect((await freeze(token)).status).toBe(404)
})

test('error: W13, of parallel generations one wins, and none comes back', async () => {
  const wallet = await createTestWallet(owner)
  const toNext = (generation: number) => ({
    ...createTestShares(generation, wallet.body.holders),
    proof: device,
  })
  const answers = await Promise.all(Array.from({ length: 10 }, () => put(owner, wallet, toNext(2))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const lost = answers.find(({ status }) => status !== 200)
  expect(lost).toMatchObject({ status: 409, body: { code: 'GENERATION_CONFLICT', generation: 2 } })
  for (const generation of [1, 2, 4])
    expect(codeOf(await put(owner, wallet, toNext(generation)))[0]).toBe(409)
  expect(codeOf(await askShare(owner, wallet))).toEqual([409, 'GENERATION_CONFLICT'])
  const boxes = await database.run((queries) =>
    queries.select().from(walletBoxes).where(eq(walletBoxes.wallet, wallet.id)),
  )
  expect(boxes).toHaveLength(2)
})

test.each([
  ['no recovery method', (own: Wallet) => [own.device.toEntry()]],
  ['a holder twice', (own: Wallet) => [own.recovery.toEntry(), own.recovery.toEntry()]],
  [
    'a device with another key',
    (own: Wallet) => [
      own.recovery.toEntry(),
      { ...own.device.toEntry(), publicKey: own.recovery.publicKey },
    ],
  ],
  [
    'an unknown device',
    (own: Wallet) =>
      [own.recovery.toEntry(), own.device.toEntry(), own.recovery.toEntry('A'.repeat(22))].map(
        (holder, index) => (index === 2 ? { ...holder, kind: 'device' } : holder),
      ),
  ],
  [
    'a key that is no point',
    (own: Wallet) => [{ ...own.recovery.toEntry(), publicKey: `B${'A'.repeat(86)}` }],
  ],
  ['none', () => []],
])('error: W14, a generation with %s', async (_, toHolders) => {
  const wallet = await createTestWallet(owner)
  const next = { ...createTestShares(2, []), holders: toHolders(wallet), proof: device }
  expect(codeOf(await put(owner, wallet, next))).toEqual([400, 'INVALID_BODY'])
  expect((await owner.send(wallet.path)).body.wallet.generation).toBe(1)
})

test('parameters: recovery later, for operators who want that', async () => {
  const later = await startWalletServer({ database, environment: { WALLET_RECOVERY: 'later' } })
  onTestFinished(() => later.stop())
  const page = await later.logIn(`later${count}@mail.example`)
  const own = await addTestDevice(page)
  const body = {
    ...{ id: randomBytes(16).toString('base64url'), accounts: ['eip155:1:0xab'], accountTypes: {} },
    ...{ ...createTestShares(1, [own.toEntry()]), confirm: 'off', isSeparate: false },
  }
  expect((await page.send('/wallet/v1/wallets', { body })).status).toBe(201)
})

test('parameters: a new browser needs a code by e-mail beside the passkey', async () => {
  const wallet = await createTestWallet(owner)
  const environment = { WALLET_NEW_DEVICE: 'passkey+email' }
  const strict = await startWalletServer({ database, environment })
  onTestFinished(() => strict.stop())
  const key = createTestAuthenticator(strict.origin)
  const asked = { purpose: 'register', host: strict.host, browser: 'Safari on iOS' }
  const { id, options } = (await owner.send('/wallet/v1/passkeys/options', { body: asked })).body
  await owner.send('/wallet/v1/passkeys', {
    body: { id, response: key.create(options), hasPrf: true },
  })
  const page = await strict.openBrowser()
  const login = (
    await page.send('/wallet/v1/passkeys/options', { body: { ...asked, purpose: 'login' } })
  ).body
  const response = key.get(login.options)
  await page.send('/wallet/v1/passkeys', { body: { id: login.id, response, hasPrf: true } })
  const proof = await proveTestRecovery(page, wallet.id, wallet.recovery)
  expect(codeOf(await askShare(page, wallet, { proof }))).toEqual([403, 'LOGIN_DEVICE_UNPROVEN'])
  await strict.logIn(email, page)
  const again = await proveTestRecovery(page, wallet.id, wallet.recovery)
  expect((await askShare(page, wallet, { proof: again })).status).toBe(200)
})

test('parameters: of an account without an e-mail, a new browser needs no code', async () => {
  const environment = { WALLET_NEW_DEVICE: 'passkey+email' }
  const strict = await startWalletServer({ database, environment })
  onTestFinished(() => strict.stop())
  const key = createTestAuthenticator(strict.origin)
  const touch = async (page: WalletBrowser, purpose: 'register' | 'login') => {
    const body = { purpose, host: strict.host, browser: 'Safari on iOS' }
    const { id, options } = (await page.send('/wallet/v1/passkeys/options', { body })).body
    const response = purpose === 'login' ? key.get(options) : key.create(options)
    const asked = { body: { id, response, hasPrf: true } }
    expect((await page.send('/wallet/v1/passkeys', asked)).status).toBe(200)
  }
  const first = await strict.openBrowser()
  await touch(first, 'register')
  const wallet = await createTestWallet(first)
  const page = await strict.openBrowser()
  await touch(page, 'login')
  const proof = await proveTestRecovery(page, wallet.id, wallet.recovery)
  expect((await askShare(page, wallet, { proof })).status).toBe(200)
})

test('behavior: a wallet is deleted after 7 days, if its owner does not keep it', async () => {
  const wallet = await createTestWallet(owner)
  const remove = (method: string) => owner.send(`${wallet.path}/deletion`, { method })
  expect((await remove('POST')).body.wallet.deletesIn).toBeCloseTo(7 * 86_400, -1)
  expect((await remove('DELETE')).body.wallet.deletesIn).toBeNull()
  await remove('POST')
  service.skip(6 * 86_400)
  await service.wallet.prune()
  expect((await owner.send(wallet.path)).status).toBe(200)
  service.skip(86_401)
  await service.wallet.prune()
  expect((await owner.send(wallet.path)).status).toBe(404)
  const boxes = await database.run((queries) =>
    queries.select().from(walletBoxes).where(eq(walletBoxes.wallet, wallet.id)),
  )
  expect(boxes).toEqual([])
})

test('error: more than 30 shares in a minute', async () => {
  const wallet = await createTestWallet(owner)
  const answers = []
  for (let index = 0; index < 32; index += 1) answers.push(await askShare(owner, wallet))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(32)
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
})

test('error: W19, strangers guess codes, and the owner still gets in', async () => {
  await createTestWallet(owner)
  const thief = await service.openBrowser()
  const body = { method: 'email', email, host: service.host, browser: 'Safari on iOS' }
  for (const _ of [1, 2, 3]) {
    const login = await thief.send('/wallet/v1/logins', { body })
    for (const __ of [1, 2, 3, 4, 5])
      await thief.send(`/wallet/v1/logins/${login.body.id}/code`, { body: { code: '000000' } })
  }
  service.mailbox.clear()
  await thief.send('/wallet/v1/logins', { body })
  await expect(service.mailbox.codeFor(email, { timeoutMs: 300 })).rejects.toThrow('no code')
  await service.logIn(email, owner)
  expect((await owner.send('/wallet/v1/session')).body.session.isProven).toBe(true)
})

test('behavior: shares are sealed again with the newest secret', async () => {
  const wallet = await createTestWallet(owner)
  const read = async () => {
    const [row] = await database.run((queries) =>
      queries.select().from(walletWallets).where(eq(walletWallets.id, wallet.id)),
    )
    return row?.share.split('.')[0]
  }
  const before = await read()
  const environment = { WALLET_KEY: `${'B'.repeat(42)}A,${'A'.repeat(43)}` }
  const rotated = await startWalletServer({ database, environment })
  onTestFinished(() => rotated.stop())
  await rotated.wallet.prune()
  expect(await read()).not.toBe(before)
  const counts = rotated.lines.join('').matchAll(/"shares":(\d+)/g)
  expect(Number([...counts].at(-1)?.[1])).toBeGreaterThan(0)
  // Who has the old secret alone opens it no more.
  expect((await askShare(owner, wallet)).status).toBe(500)
  const again = await rotated.logIn(email)
  const proof = await proveTestRecovery(again, wallet.id, wallet.recovery)
  const { body } = await askShare(again, wallet, { proof })
  const info = toShareInfo({ walletId: wallet.id, generation: 1, holder: wallet.recovery.id })
  expect(await wallet.recovery.open(body.share, info)).toBe(wallet.body.share)
  // The older secret can be taken away.
  const alone = await startWalletServer({
    ...{ database, environment: { WALLET_KEY: `${'B'.repeat(42)}A` } },
  })
  onTestFinished(() => alone.stop())
  const page = await alone.logIn(email)
  expect((await page.send('/wallet/v1/session')).body.session).toMatchObject({
    ...{ user: { email }, wallets: [{ id: wallet.id }] },
  })
})
