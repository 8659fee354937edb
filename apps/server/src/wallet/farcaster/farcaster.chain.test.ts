import { type LocalFarcaster, type Localnet, placeFarcaster, startLocalnet } from '@cleat/localnet'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import type { WalletBrowser } from '../test/openWalletBrowser.ts'
import { startWalletServer, type WalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
let localnet: Localnet
let farcaster: LocalFarcaster
let service: WalletServer
beforeAll(async () => {
  await database.check()
  localnet = await startLocalnet({ chains: [{ id: 10, name: 'OP Mainnet' }] })
  const rpcUrl = localnet.chains[0]?.rpcUrl ?? ''
  farcaster = await placeFarcaster({ rpcUrl })
  service = await startWalletServer({ database, environment: { WALLET_FARCASTER_RPC: rpcUrl } })
}, 60_000)
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
async function start(page: WalletBrowser) {
  const body = { method: 'social', provider: 'farcaster', host: service.host }
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
  expect(opened.body.session).toMatchObject({ method: 'farcaster', user: { email: null } })
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
