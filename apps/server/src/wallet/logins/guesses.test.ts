import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createTestWallet } from '../test/createTestWallet.ts'
import { openWalletBrowser, type WalletBrowser } from '../test/openWalletBrowser.ts'
import { startWalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
afterAll(() => database.close())

// By hand: CLEAT_POSTS=100000 vitest run --project server guesses.test
const posts = Number(process.env.CLEAT_POSTS ?? 600)
const postsOfNetwork = 100
const networks = posts / postsOfNetwork
const atOnce = 20
const timeout = 60_000 + posts * 30

test('error: W19, networks guess codes of one mailbox, and the owner still gets in', {
  timeout,
}, async () => {
  const service = await startWalletServer({ database })
  onTestFinished(() => service.stop())
  const { app, origin, mailbox } = service
  const email = 'owner@mail.example'
  const owner = await service.logIn(email)
  await createTestWallet(owner)
  mailbox.clear()
  const codes = new Map<string, number>()
  /** By login, how many codes were compared. */
  const compared = new Map<string, number>()
  const count = (counts: Map<string, number>, key: string) =>
    counts.set(key, (counts.get(key) ?? 0) + 1)

  const guess = async (browser: WalletBrowser, id: string, code: string) => {
    const { status, body } = await browser.send(`/wallet/v1/logins/${id}/code`, { body: { code } })
    count(codes, `${status} ${body.code}`)
    if (body.code === 'LOGIN_CODE_WRONG') count(compared, id)
  }
  const attack = async (network: number) => {
    const remoteAddress = `2001:db8:${network.toString(16)}::1`
    const browser = await openWalletBrowser({ app, origin, remoteAddress })
    const body = { method: 'email', email, host: service.host, browser: 'Safari on iOS' }
    const { status, body: login } = await browser.send('/wallet/v1/logins', { body })
    count(codes, `start ${status}`)
    // Where it is refused a login, it guesses that of another one.
    const id = login.id ?? [...compared.keys()][0] ?? 'A'.repeat(22)
    for (let at = 1; at < postsOfNetwork; at += 1)
      await guess(browser, id, String(network * postsOfNetwork + at).padStart(6, '0'))
  }
  let next = 0
  const attackOn = async () => {
    while (next < networks) {
      next += 1
      await attack(next)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, attackOn))

  // The login of the owner was the first of five in this hour.
  expect([...compared.values()]).toEqual([5, 5, 5, 5])
  expect(Object.fromEntries(codes)).toEqual({
    ...{ 'start 201': 4, 'start 429': networks - 4 },
    ...{ '403 LOGIN_CODE_WRONG': 20, '410 LOGIN_CODE_EXPIRED': posts - networks - 20 },
  })
  expect(mailbox.mails.length).toBeLessThanOrEqual(4)
  await service.logIn(email, owner)
  const { session } = (await owner.send('/wallet/v1/session')).body
  expect(session).toMatchObject({ user: { email }, isProven: true })
})
