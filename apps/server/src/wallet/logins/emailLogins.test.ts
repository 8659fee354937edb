import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { walletAccounts, walletSessions } from '../store/walletTables.ts'
import type { WalletBrowser } from '../test/openWalletBrowser.ts'
import { startWalletServer, type WalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
await database.check()
afterAll(() => database.close())
let service: WalletServer
let count = 0
afterEach(() => service.stop())

/** Each has limits and a mailbox that no other test uses. */
async function open(environment: Record<string, string> = {}) {
  service = await startWalletServer({ database, environment })
  return service
}

function toStart(email: string, changed: object = {}) {
  return { method: 'email', email, host: service.host, browser: 'Chrome on macOS', ...changed }
}
const nextEmail = () => {
  count += 1
  return `visitor${count}@mail.example`
}
const start = (browser: WalletBrowser, email: string, changed: object = {}) =>
  browser.send('/wallet/v1/logins', { body: toStart(email, changed) })
const post = (browser: WalletBrowser, id: string, code: string) =>
  browser.send(`/wallet/v1/logins/${id}/code`, { body: { code } })
const resend = (browser: WalletBrowser, id: string) =>
  browser.send(`/wallet/v1/logins/${id}/resend`, { method: 'POST' })
const toWrong = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))

test('default: a code opens a session', async () => {
  const { openBrowser, mailbox } = await open()
  const browser = await openBrowser()
  const email = nextEmail()
  const started = await start(browser, ` ${email.toUpperCase()}`)
  expect(started).toMatchObject({
    status: 201,
    body: {
      ...{ method: 'email', email, digits: 6, triesLeft: 5, expiresIn: 600, resendIn: 30 },
    },
  })
  const answer = await post(browser, started.body.id, await mailbox.codeFor(email))
  expect(answer).toMatchObject({
    status: 200,
    body: {
      session: {
        ...{ method: 'email', kind: 'full', isProven: false, device: null, wallets: [] },
        ...{ user: { email, username: null }, expiresIn: expect.closeTo(7 * 86_400, -1) },
      },
    },
  })
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-cleat=[\w-]{22}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ])
  const { account } = answer.body.session
  expect((await browser.send('/wallet/v1/session')).body.session.account).toBe(account)
})

test('behavior: the same address is the same account, in another browser and another case', async () => {
  const { logIn } = await open()
  const email = nextEmail()
  const read = async (page: WalletBrowser) =>
    (await page.send('/wallet/v1/session')).body.session.account
  const first = await read(await logIn(email))
  expect(await read(await logIn(email))).toBe(first)
  expect(await read(await logIn(nextEmail()))).not.toBe(first)
})

test('behavior: a login for an app on another site has a cookie that no frame there gets', async () => {
  const { openBrowser, mailbox } = await open()
  const browser = await openBrowser()
  const email = nextEmail()
  const started = await start(browser, email, { host: 'https://other.example' })
  const answer = await post(browser, started.body.id, await mailbox.codeFor(email))
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-cleat=.*HttpOnly; Secure; SameSite=Lax$/),
  ])
})

test('behavior: a browser with both cookies logs in, and its session before that ends', async () => {
  const { logIn } = await open()
  const browser = await logIn(nextEmail())
  const own = browser.jar.get('__Host-cleat') ?? ''
  // That of a frame in the same browser, or one that a visitor made up.
  browser.jar.set('__Host-cleat-view', `${'A'.repeat(22)}.${'A'.repeat(43)}`)
  await logIn(nextEmail(), browser)
  expect(browser.jar.get('__Host-cleat')).not.toBe(own)
  const [id = ''] = own.split('.')
  const left = await database.run((queries) =>
    queries.select().from(walletSessions).where(eq(walletSessions.id, id)),
  )
  expect(left).toEqual([])
})

test('behavior: what the mail says', async () => {
  const { openBrowser, mailbox } = await open()
  const email = nextEmail()
  await start(await openBrowser(), email, { browser: 'Call +1 555 0100 now' })
  const code = await mailbox.codeFor(email)
  const [mail] = mailbox.mails
  expect(mail?.subject).toBe(`${code} is your code for app.example`)
  expect(mail?.from).toBe('wallet@app.example')
  expect(mail?.html).toBeUndefined()
  expect(mail?.headers).toMatchObject({ 'auto-submitted': 'auto-generated' })
  expect(mail?.headers).not.toHaveProperty('list-unsubscribe')
  expect(mail?.text.replace(/\d+ \w+ 20\d\d at \d\d:\d\d UTC/, 'DATE')).toBe(
    `${[
      code,
      'This is your code for app.example.',
      'Type it only at wallet.app.example. Don’t give it to anyone who asks for it by mail, on the telephone or in a chat.',
      'It works for 10 minutes. If you did not ask for it, ignore this mail.',
      'Asked for by A browser, DATE',
    ].join('\n\n')}\n`,
  )
})

test('behavior: mails are in the language of the page, and notices in that of the first login', async () => {
  const { openBrowser, mailbox } = await open()
  const email = nextEmail()
  const browser = await openBrowser()
  const body = { method: 'email', email, host: 'https://app.example', browser: 'Chrome on macOS' }
  const inGerman = { body, headers: { 'Accept-Language': 'de-AT' } }
  const { id } = (await browser.send('/wallet/v1/logins', inGerman)).body
  const code = await mailbox.codeFor(email)
  expect(mailbox.mails[0]?.subject).toBe(`${code} ist dein Code für app.example`)
  const typed = { body: { code }, headers: { 'Accept-Language': 'de-AT' } }
  const opened = await browser.send(`/wallet/v1/logins/${id}/code`, typed)
  const { account } = opened.body.session
  // A stranger with the mailbox does not choose how the owner is warned.
  const stranger = await openBrowser()
  mailbox.clear()
  const inThai = { body, headers: { 'Accept-Language': 'th' } }
  const other = (await stranger.send('/wallet/v1/logins', inThai)).body
  const again = {
    body: { code: await mailbox.codeFor(email) },
    headers: { 'Accept-Language': 'th' },
  }
  expect((await stranger.send(`/wallet/v1/logins/${other.id}/code`, again)).status).toBe(200)
  const [found] = await database.run((queries) =>
    queries.select().from(walletAccounts).where(eq(walletAccounts.id, account)),
  )
  expect(found?.language).toBe('de')
})

test('behavior: a second mail has the same code, after 30 s, three times', async () => {
  const { openBrowser, mailbox, skip } = await open()
  const browser = await openBrowser()
  const email = nextEmail()
  const { body } = await start(browser, email)
  const code = await mailbox.codeFor(email)
  mailbox.clear()
  expect(await resend(browser, body.id)).toMatchObject({
    ...{ status: 429, body: { code: 'LOGIN_THROTTLED', waitSeconds: 30 } },
  })
  for (const _ of [1, 2, 3]) {
    skip(31)
    expect(await resend(browser, body.id)).toMatchObject({ status: 200, body: { triesLeft: 5 } })
    expect(await mailbox.codeFor(email)).toBe(code)
    mailbox.clear()
  }
  skip(31)
  expect((await resend(browser, body.id)).body.code).toBe('LOGIN_CODE_EXPIRED')
  expect((await post(browser, body.id, code)).status).toBe(200)
})

test('behavior: a mail server that is busy is asked again', async () => {
  const { openBrowser, mailbox } = await open()
  mailbox.refuse(1)
  const email = nextEmail()
  await start(await openBrowser(), email)
  expect(await mailbox.codeFor(email)).toMatch(/^\d{6}$/)
  expect(service.lines.join('')).toContain('a mail will be tried again')
})

test('error: a wrong code, and no sixth try', async () => {
  const { openBrowser, mailbox } = await open()
  const browser = await openBrowser()
  const email = nextEmail()
  const { body } = await start(browser, email)
  const code = await mailbox.codeFor(email)
  for (const triesLeft of [4, 3, 2, 1, 0])
    expect(await post(browser, body.id, toWrong(code))).toMatchObject({
      ...{ status: 403, body: { code: 'LOGIN_CODE_WRONG', triesLeft } },
    })
  expect(await post(browser, body.id, code)).toMatchObject({
    ...{ status: 410, body: { code: 'LOGIN_CODE_EXPIRED' } },
  })
  expect(browser.jar.size).toBe(0)
})

const long = { timeout: 60_000 }

test(
  'error: P10, of 1,000 parallel posts of the right code one opens a session',
  long,
  async () => {
    const { openBrowser, mailbox } = await open()
    const browser = await openBrowser()
    const email = nextEmail()
    const { body } = await start(browser, email)
    const code = await mailbox.codeFor(email)
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => post(browser, body.id, code)),
    )
    const statuses = Object.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? ''}`)
    const counts = Object.entries(statuses).map(([status, all = []]) => [status, all.length])
    expect(Object.fromEntries(counts)).toEqual({ '200 ': 1, '410 LOGIN_CODE_EXPIRED': 999 })
  },
)

test('error: W19, of 1,000 parallel guesses five are taken', long, async () => {
  const { openBrowser, mailbox } = await open()
  const browser = await openBrowser()
  const email = nextEmail()
  const { body } = await start(browser, email)
  const wrong = toWrong(await mailbox.codeFor(email))
  const answers = await Promise.all(
    Array.from({ length: 1000 }, () => post(browser, body.id, wrong)),
  )
  const codes = Object.groupBy(answers, (answer) => answer.body.code)
  expect(codes.LOGIN_CODE_WRONG).toHaveLength(5)
  expect(codes.LOGIN_CODE_EXPIRED).toHaveLength(995)
})

test('error: W6, the code of another browser, of another login, late, or used', async () => {
  const { openBrowser, mailbox, skip } = await open()
  const [browser, thief] = [await openBrowser(), await openBrowser()]
  const email = nextEmail()
  const { body } = await start(browser, email)
  const code = await mailbox.codeFor(email)
  const over = { status: 410, body: { code: 'LOGIN_CODE_EXPIRED' } }
  expect(await post(thief, body.id, code)).toMatchObject(over)
  expect(await resend(thief, body.id)).toMatchObject(over)
  const other = await start(thief, nextEmail())
  expect((await post(thief, other.body.id, code)).status).toBe(403)
  expect((await post(browser, body.id, code)).status).toBe(200)
  expect(await post(browser, body.id, code)).toMatchObject(over)
  const late = await start(browser, email)
  mailbox.clear()
  skip(31)
  await resend(browser, late.body.id)
  const lateCode = await mailbox.codeFor(email)
  skip(570)
  expect(await post(browser, late.body.id, lateCode)).toMatchObject(over)
})

test.each([
  [400, 'INVALID_BODY', { email: 'not an address' }],
  [400, 'INVALID_BODY', { email: 'a@mail.example\nBcc: b@mail.example' }],
  [400, 'INVALID_BODY', { further: 1 }],
  [403, 'HOST_NOT_ALLOWED', { host: 'https://evil.example' }],
  [403, 'HOST_NOT_ALLOWED', { host: 'https://wallet.app.example' }],
])('error: %i %s for %j', async (status, code, changed) => {
  const { openBrowser } = await open()
  const answer = await start(await openBrowser(), nextEmail(), changed)
  expect(answer).toMatchObject({ status, body: { code } })
})

test('error: more than five logins in an hour, the same with and without an account', async () => {
  const { openBrowser, logIn } = await open()
  const [known, unknown] = [nextEmail(), nextEmail()]
  await logIn(known)
  const browser = await openBrowser()
  for (const _ of [1, 2, 3, 4]) expect((await start(browser, known)).status).toBe(201)
  for (const _ of [1, 2, 3, 4, 5]) expect((await start(browser, unknown)).status).toBe(201)
  const refusals = [await start(browser, known), await start(browser, unknown)]
  for (const { status, body, headers } of refusals) {
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'LOGIN_THROTTLED' })
    expect(body.waitSeconds).toBeGreaterThan(3500)
    expect(headers.get('Retry-After')).toBe(String(body.waitSeconds))
  }
})

test('error: 20 logins of a network in an hour', async () => {
  const { openBrowser } = await open()
  const browser = await openBrowser()
  const answers = []
  for (let index = 0; index < 22; index += 1) answers.push(await start(browser, nextEmail()))
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(201), 429, 429])
})

test('behavior: WALLET_LOGIN_LIMIT, for networks that many visitors share', async () => {
  const few = await (await open({ WALLET_LOGIN_LIMIT: '1' })).openBrowser()
  const answers = [await start(few, nextEmail()), await start(few, nextEmail())]
  expect(answers.map(({ status }) => status)).toEqual([201, 429])
  const all = await (await open({ WALLET_LOGIN_LIMIT: '0' })).openBrowser()
  for (let index = 0; index < 22; index += 1)
    expect((await start(all, nextEmail())).status).toBe(201)
})

test('error: after 15 wrong codes an address gets no mail, and the answer is the same', async () => {
  const { openBrowser, mailbox, skip } = await open()
  const browser = await openBrowser()
  const email = nextEmail()
  const answers = []
  for (const _ of [1, 2, 3]) {
    const answer = await start(browser, email)
    answers.push(answer)
    const code = await mailbox.codeFor(email)
    for (const __ of [1, 2, 3, 4, 5]) await post(browser, answer.body.id, toWrong(code))
  }
  mailbox.clear()
  const silent = await start(browser, email)
  expect({ ...silent.body, id: '' }).toEqual({ ...answers[0]?.body, id: '' })
  skip(31)
  expect((await resend(browser, silent.body.id)).status).toBe(200)
  await expect(mailbox.codeFor(email, { timeoutMs: 300 })).rejects.toThrow('no code')
  expect((await post(browser, silent.body.id, '000000')).body.triesLeft).toBe(4)
})

test('error: MAIL_LIMIT is reached', async () => {
  const { openBrowser, lines } = await open({ MAIL_LIMIT: '1' })
  const browser = await openBrowser()
  await start(browser, nextEmail())
  expect((await start(browser, nextEmail())).body.code).toBe('LOGIN_THROTTLED')
  expect(lines.join('')).toContain('MAIL_LIMIT is reached')
})

test('error: without a mail server there is no login by e-mail', async () => {
  const { openBrowser } = await open({ MAIL_URL: '' })
  const browser = await openBrowser()
  expect((await start(browser, nextEmail())).body.code).toBe('LOGIN_METHOD_OFF')
  const config = await browser.send('/wallet/v1/config')
  expect(config.body.methods.email).toBe(false)
})
