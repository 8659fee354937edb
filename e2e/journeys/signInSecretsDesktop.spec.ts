import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { SignInPage } from '../pages/SignInPage.ts'

/** What the wallet and the service said that opens or proves something. */
async function recordSecrets(page: Page): Promise<() => Promise<Map<string, string>>> {
  const pending: Promise<void>[] = []
  const secrets = new Map<string, string>()
  const keep = (name: string, value: unknown) => {
    if (typeof value === 'string' && value.length > 8) secrets.set(name, value)
  }
  page.on('request', (request) => {
    if (!/\/authenticate$/.test(request.url()) || request.method() !== 'POST') return
    const { message, signature } = JSON.parse(request.postData() ?? '{}')
    keep('message', String(message).split('\n\n').at(-1))
    keep('signature', signature)
    keep('proof', request.headers().dpop)
  })
  page.on('response', (response) => {
    if (!/\/v1\/auth\//.test(response.url()) || response.request().method() === 'OPTIONS') return
    const read = async () => {
      for (const { name, value } of await response.headersArray())
        if (name.toLowerCase() === 'set-cookie')
          keep(`cookie ${value.split('=')[0]}`, value.split(/[=;]/)[1])
      const body = await response.json().catch(() => ({}))
      const { token, refreshToken, nonce } = body.session ?? body
      keep(`token of ${new URL(response.url()).pathname}`, token)
      keep('refreshToken', refreshToken)
      keep('nonce', nonce)
    }
    pending.push(read())
  })
  return async () => {
    await Promise.all(pending)
    return secrets
  }
}

/** Everything that a script, a log or a dump of the page sees. */
async function dump(page: Page, log: readonly string[]): Promise<Record<string, string>> {
  const inPage = await page.evaluate(async () => {
    const print = (value: unknown) => {
      const seen = new WeakSet<object>()
      const readable = (_: string, one: unknown) => {
        if (typeof one === 'bigint') return String(one)
        if (one instanceof Map || one instanceof Set) return [...one]
        if (one instanceof ArrayBuffer || ArrayBuffer.isView(one))
          return new TextDecoder('latin1').decode(one)
        if (typeof one !== 'object' || one === null) return one
        if (seen.has(one)) return '[again]'
        seen.add(one)
        return one
      }
      return JSON.stringify(value, readable) ?? ''
    }
    const { kit } = Object(window).laboratory
    const states: Record<string, unknown> = {}
    for (const [name, controller] of Object.entries(kit.controllers))
      states[name] = (controller as { state?: unknown }).state
    const databases: Record<string, unknown> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => done(opening.result)
        opening.onerror = () => fail(opening.error)
      })
      for (const store of database.objectStoreNames)
        databases[`${name}/${store}`] = await new Promise((done, fail) => {
          const all = database.transaction(store).objectStore(store).getAll()
          all.onsuccess = () => done(all.result)
          all.onerror = () => fail(all.error)
        })
      database.close()
    }
    return {
      localStorage: print({ ...localStorage }),
      sessionStorage: print({ ...sessionStorage }),
      cookies: document.cookie,
      databases: print(databases),
      state: print(states),
      memory: print(kit.memory),
      queries: print(
        kit.queryClient
          .getQueryCache()
          .getAll()
          .map((one: { state: unknown }) => one.state),
      ),
      events: print(Object(window).signInEvents),
      page: document.documentElement.outerHTML,
    }
  })
  return { ...inPage, log: log.join('\n') }
}

/** Names of what is found where. */
function find(secrets: ReadonlyMap<string, string>, places: Record<string, string>): string[] {
  return [...secrets].flatMap(([secret, value]) =>
    Object.entries(places).flatMap(([place, text]) => {
      const escaped = JSON.stringify(value).slice(1, -1)
      return text.includes(value) || text.includes(escaped) ? `${secret} in ${place}` : []
    }),
  )
}

for (const config of ['sign-in', 'sign-in-key'])
  test(`A9: what signs in is nowhere to be read, ${config}`, async ({
    modal,
    playground,
    quietPage,
    wallet,
  }) => {
    const log: string[] = []
    quietPage.on('console', (message) => log.push(message.text()))
    const secretsOf = await recordSecrets(quietPage)
    const signIn = new SignInPage(quietPage)
    await playground.goto({ config })
    await quietPage.evaluate(() => {
      const events: unknown[] = []
      Object.assign(window, { signInEvents: events })
      const { events: tracked } = Object(window).laboratory.kit.controllers
      tracked.subscribe((event: unknown) => events.push(event))
    })
    await playground.button.click()
    await modal.chooseWallet()
    await modal.button('Sign in').click()
    await expect(signIn.status).toHaveText('signedIn')
    await expect(modal.dialog).toBeHidden()
    await signIn.openSessions()
    await expect(modal.dialog.getByText('This device')).toBeVisible()
    const secrets = await secretsOf()
    const names = [...secrets.keys()]
    for (const name of ['message', 'signature', 'nonce', 'token of /v1/auth/nonce'])
      expect(names).toContain(name)
    expect(names).toContain(config === 'sign-in' ? 'cookie cleat-session' : 'refreshToken')
    const places = await dump(quietPage, log)
    expect(wallet.requests.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
    expect(places.state).toContain('signedIn')
    expect(places.events).toContain('SIWX_AUTH_SUCCESS')
    expect(find(secrets, places)).toEqual([])
    if (config === 'sign-in-key') expect(places.databases).toContain('sealed')
  })

test('A10: with a key, two tabs stay signed in, and a copy of the tokens opens nothing', async ({
  context,
  modal,
  playground,
  quietPage,
  wallet,
}) => {
  const sent: { url: string; headers: Record<string, string> }[] = []
  context.on('request', (request) => {
    if (/\/v1\/auth\//.test(request.url()))
      sent.push({ url: request.url(), headers: request.headers() })
  })
  const signIn = new SignInPage(quietPage)
  await playground.goto({ config: 'sign-in-key' })
  await playground.button.click()
  await modal.chooseWallet()
  await modal.button('Sign in').click()
  await expect(signIn.status).toHaveText('signedIn')
  await expect(modal.dialog).toBeHidden()
  expect(await context.cookies()).toEqual([])

  const other = await context.newPage()
  await other.goto(quietPage.url())
  await Promise.all([quietPage.reload(), other.reload()])
  for (const page of [quietPage, other])
    await expect(page.getByTestId('session-status')).toHaveText('signedIn')
  await Promise.all([quietPage.reload(), other.reload()])
  for (const page of [quietPage, other])
    await expect(page.getByTestId('session-status')).toHaveText('signedIn')
  await signIn.openSessions()
  await expect(modal.dialog.getByText('You’re signed in nowhere else.')).toBeVisible()

  const stolen = sent.findLast(({ headers }) => headers.authorization)
  if (!stolen) throw new Error('no token was sent')
  const { authorization = '', dpop = '' } = stolen.headers
  for (const headers of [{ authorization }, { authorization, dpop }])
    expect((await fetch(stolen.url, { headers })).status).toBe(401)
  expect(wallet.requests.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
  const extractable = await quietPage.evaluate(async () => {
    const opening = indexedDB.open('cleat')
    await new Promise((done) => Object.assign(opening, { onsuccess: done }))
    const all = opening.result.transaction('dpop').objectStore('dpop').getAll()
    await new Promise((done) => Object.assign(all, { onsuccess: done }))
    return all.result.map(({ key }) => key.privateKey.extractable)
  })
  expect(extractable).toEqual([false])

  await modal.button('Sign out').click()
  await expect(signIn.status).toHaveText('signedOut')
  await expect(other.getByTestId('session-status')).toHaveText('signedOut')
  await other.close()
})
