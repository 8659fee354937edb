import { createHash, randomBytes } from 'node:crypto'
import {
  type LocalFarcaster,
  type Localnet,
  placeFarcaster,
  startFarcasterApp,
  startLocalnet,
} from '@cleat/localnet'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import type { WalletBrowser } from '../test/openWalletBrowser.ts'
import { startWalletServer, type WalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
let localnet: Localnet
let farcaster: LocalFarcaster
let service: WalletServer
let rpcUrl: string
beforeAll(async () => {
  await database.check()
  localnet = await startLocalnet({ chains: [{ id: 10, name: 'OP Mainnet' }] })
  rpcUrl = localnet.chains[0]?.rpcUrl ?? ''
  farcaster = await placeFarcaster({ rpcUrl })
  service = await startWalletServer({ database, environment: { WALLET_FARCASTER_RPC: rpcUrl } })
}, 180_000)
afterAll(async () => {
  await service.stop()
  await localnet.stop()
  await database.close()
})

const toSigner = (index: number) => {
  const account = localnet.accounts[index]
  if (!account) throw new Error('There is no account.')
  return privateKeyToAccount(account.privateKey)
}
async function start(page: WalletBrowser, host = service.host) {
  const body = { method: 'social', provider: 'farcaster', host }
  const { id } = (await page.send('/wallet/v1/logins', { body })).body
  const path = `/wallet/v1/logins/${id}/farcaster`
  return { id, path, question: (await page.send(path)).body }
}
type Question = { nonce: string; uri: string; domains: { wallet: string; app: string } }

async function sign(question: Question, fid: number, index: number, domain?: string) {
  const { nonce, uri, domains } = question
  const signer = toSigner(index)
  const message = createSiweMessage({
    ...{ address: signer.address, chainId: 10, nonce, version: '1', statement: 'Farcaster Auth' },
    ...{ domain: domain ?? domains.wallet, uri: domain ? `https://${domain}/` : uri },
    ...{ issuedAt: new Date(), resources: [`farcaster://fid/${fid}`] },
  })
  return { message, signature: await signer.signMessage({ message }) }
}
const post = (page: WalletBrowser, path: string, body: object) => page.send(path, { body })
const finish = (page: WalletBrowser, id: string, account = 'new') =>
  page.send(`/wallet/v1/logins/${id}/finish`, { body: { account } })

test('default: a phone signs with the key of the account, and the browser logs in', async () => {
  await farcaster.register(5650, toSigner(0).address)
  const [page, phone] = [await service.openBrowser(), await service.openBrowser()]
  expect((await page.send('/wallet/v1/config')).body.methods).toMatchObject({
    ...{ farcaster: 'own', social: ['farcaster'] },
  })
  const { id, path, question } = await start(page)
  expect(question).toMatchObject({
    domains: { wallet: 'wallet.app.example', app: 'app.example' },
    uri: 'https://wallet.app.example/w/farcaster',
  })
  expect((await phone.send(path)).body.nonce).toBe(question.nonce)
  expect((await post(phone, path, await sign(question, 5650, 0))).status).toBe(204)
  expect((await finish(phone, id)).body.code).toBe('LOGIN_NOT_PROVEN')
  const opened = await finish(page, id)
  expect(opened.body.session).toMatchObject({
    ...{ method: 'farcaster', user: { email: null, username: 'FID 5650' } },
  })
  const again = await start(page)
  await post(page, again.path, await sign(again.question, 5650, 0))
  expect((await page.send(`/wallet/v1/logins/${again.id}`)).body.state).toBe('known')
  const known = await finish(page, again.id, 'known')
  expect(known.body.session.account).toBe(opened.body.session.account)
})

test('behavior: a Mini App signs for its domain, with an auth address', async () => {
  await farcaster.addAuthAddress(77, toSigner(1).address)
  const page = await service.openBrowser()
  const { id, path, question } = await start(page)
  expect((await post(page, path, await sign(question, 77, 1, 'app.example'))).status).toBe(204)
  expect((await finish(page, id)).status).toBe(200)
})

test('behavior: the window of a frame takes the login over that its Mini App signed, and no other', async () => {
  await farcaster.register(5650, toSigner(0).address)
  const host = 'https://other.example'
  const [frame, window, thief] = [
    ...[await service.openBrowser(), await service.openBrowser(), await service.openBrowser()],
  ] as [WalletBrowser, WalletBrowser, WalletBrowser]
  const register = async (from: WalletBrowser, of = host) => {
    const hash = createHash('sha256').update(randomBytes(32)).digest('base64url')
    const request = randomBytes(60).toString('base64url')
    await post(from, '/wallet/v1/handoffs', { hash, host: of, request })
    return `/wallet/v1/handoffs/${hash}`
  }
  const claim = (page: WalletBrowser, path: string) =>
    post(page, `${path}/claim`, { proof: 'opener', opener: host })
  const take = async (page: WalletBrowser, path: string, login: string) =>
    (await post(page, `${path}/login`, { login })).body?.code
  const { id, path, question } = await start(frame, host)
  const handoff = await register(frame)
  const stolen = await register(thief)
  expect(await take(window, handoff, id)).toBe('HANDOFF_REFUSED')
  await claim(window, handoff)
  await claim(thief, stolen)
  // Nothing is proven yet.
  expect(await take(window, handoff, id)).toBe('LOGIN_NOT_PROVEN')
  await post(frame, path, await sign(question, 5650, 0, 'other.example'))
  expect(await take(thief, handoff, id)).toBe('HANDOFF_REFUSED')
  expect(await take(frame, handoff, id)).toBe('HANDOFF_REFUSED')
  expect(await take(thief, stolen, id)).toBe('LOGIN_NOT_PROVEN')
  // One that was begun for another page of the same frame's browser.
  const elsewhere = await start(frame)
  await post(frame, elsewhere.path, await sign(elsewhere.question, 5650, 0))
  expect(await take(window, handoff, elsewhere.id)).toBe('LOGIN_NOT_PROVEN')

  expect(await take(window, handoff, id)).toBeUndefined()
  // Where the answer was lost, it is asked again.
  expect(await take(window, handoff, id)).toBeUndefined()
  expect((await finish(frame, id, 'known')).body.code).toBe('LOGIN_NOT_PROVEN')
  expect((await finish(window, id, 'known')).body.session).toMatchObject({ method: 'farcaster' })
  expect(await take(window, handoff, id)).toBe('LOGIN_NOT_PROVEN')
  const late = await start(frame, host)
  await post(frame, late.path, await sign(late.question, 5650, 0, 'other.example'))
  await frame.send(handoff, { method: 'DELETE' })
  expect(await take(window, handoff, late.id)).toBe('HANDOFF_REFUSED')
})

test('error: keys of others, ids of others, other logins, other domains, and twice', async () => {
  await farcaster.register(5650, toSigner(0).address)
  const page = await service.openBrowser()
  const { path, question } = await start(page)
  const other = await start(page)
  const refused = { status: 403, body: { code: 'LOGIN_PROVIDER_REFUSED' } }
  const good = await sign(question, 5650, 0)
  expect(await post(page, path, await sign(question, 5650, 2))).toMatchObject(refused)
  expect(await post(page, path, await sign(question, 1, 0))).toMatchObject(refused)
  expect(await post(page, path, await sign(other.question, 5650, 0))).toMatchObject(refused)
  const evil = await sign(question, 5650, 0, 'evil.example')
  expect(await post(page, path, evil)).toMatchObject(refused)
  const { signature } = await sign(question, 5650, 2)
  expect(await post(page, path, { ...good, signature })).toMatchObject(refused)
  expect((await post(page, path, good)).status).toBe(204)
  expect((await post(page, path, good)).body.code).toBe('LOGIN_CODE_EXPIRED')
})

test('behavior: the page of the wallet finds the account of a key, is seen, and declines', async () => {
  await farcaster.register(5650, toSigner(0).address)
  const [page, phone] = [await service.openBrowser(), await service.openBrowser()]
  const login = { method: 'social', provider: 'farcaster', host: service.host }
  const { id, expiresIn } = (await post(page, '/wallet/v1/logins', login)).body
  expect(expiresIn).toBe(300)
  const path = `/wallet/v1/logins/${id}/farcaster`
  const state = async () => (await page.send(`/wallet/v1/logins/${id}`)).body
  expect((await post(page, `${path}/link`, {})).body).toEqual({
    ...{ door: 'own', url: `https://wallet.app.example/w/farcaster#${id}` },
  })
  // Another browser gets no link of it.
  expect((await post(phone, `${path}/link`, {})).body.code).toBe('LOGIN_CODE_EXPIRED')
  expect((await state()).state).toBe('open')
  await phone.send(path)
  expect((await state()).state).toBe('seen')
  const owner = async (address: string) => (await phone.send(`${path}/${address}`)).body
  expect(await owner(toSigner(0).address)).toEqual({ fid: 5650 })
  expect(await owner(toSigner(0).address.toLowerCase())).toEqual({ fid: 5650 })
  expect(await owner(toSigner(7).address)).toEqual({ fid: null })
  expect((await phone.send(`${path}/0x12`)).body.code).toBe('NOT_FOUND')
  expect((await phone.send(path, { method: 'DELETE' })).status).toBe(204)
  expect(await state()).toEqual({ state: 'failed', code: 'LOGIN_PROVIDER_REFUSED' })
  expect((await phone.send(path, { method: 'DELETE' })).body.code).toBe('LOGIN_CODE_EXPIRED')
  expect((await finish(page, id)).body.code).toBe('LOGIN_NOT_PROVEN')
})

test('behavior: a login is over after five minutes', async () => {
  const own = await startWalletServer({ database, environment: { WALLET_FARCASTER_RPC: rpcUrl } })
  const page = await own.openBrowser()
  const { id, path } = await start(page, own.host)
  own.skip(301)
  expect((await page.send(`/wallet/v1/logins/${id}`)).body).toEqual({ state: 'over' })
  expect((await page.send(path)).body.code).toBe('LOGIN_CODE_EXPIRED')
  await own.stop()
})

test('parameters: WALLET_FARCASTER=relay, which Farcaster’s app answers', async () => {
  const { address } = toSigner(3)
  await farcaster.register(333, address)
  const privateKey = localnet.accounts[3]?.privateKey ?? '0x'
  await using app = await startFarcasterApp({ user: { fid: 333, username: 'ada', privateKey } })
  const environment = {
    ...{ WALLET_FARCASTER: 'relay', WALLET_FARCASTER_RPC: rpcUrl },
    ...{ WALLET_FARCASTER_RELAY: app.url, WALLET_TEST: 'on' },
  }
  const relayed = await startWalletServer({ database, environment })
  const page = await relayed.openBrowser()
  expect((await page.send('/wallet/v1/config')).body.methods.farcaster).toBe('relay')
  const login = { method: 'social', provider: 'farcaster', host: relayed.host }
  const begin = async () => {
    const { id } = (await post(page, '/wallet/v1/logins', login)).body
    const link = (await post(page, `/wallet/v1/logins/${id}/farcaster/link`, {})).body
    const state = async () => (await page.send(`/wallet/v1/logins/${id}`)).body.state
    return { id, link, state }
  }
  const first = await begin()
  expect(first.link).toMatchObject({ door: 'relay', url: expect.stringContaining(app.url) })
  expect(await first.state()).toBe('open')
  await fetch(first.link.url, { method: 'POST' })
  await vi.waitFor(async () => expect(await first.state()).toBe('new'), {
    ...{ timeout: 10_000, interval: 500 },
  })
  expect((await finish(page, first.id)).body.session).toMatchObject({
    ...{ method: 'farcaster', user: { username: '@ada' } },
  })
  // A relay that answers with a key of another account proves nothing.
  app.use({ fid: 333, username: 'eve', privateKey: localnet.accounts[4]?.privateKey ?? '0x' })
  const second = await begin()
  await fetch(second.link.url, { method: 'POST' })
  for (let tries = 0; tries < 3; tries += 1) {
    expect(await second.state()).toBe('open')
    await new Promise((done) => setTimeout(done, 1_600))
  }
  // Without the relay, the page of the wallet is left.
  await app.stop()
  expect((await begin()).link.door).toBe('own')
  await relayed.stop()
}, 30_000)
