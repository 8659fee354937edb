import { afterAll, beforeAll, expect, test } from 'vitest'
import { localUser } from './localUser.ts'
import { type LocalSocials, startSocials } from './startSocials.ts'

const origin = 'https://wallet.app.example'
let socials: LocalSocials
beforeAll(async () => {
  socials = await startSocials({ origin })
})
afterAll(() => socials.stop())

/** Where a provider sends a visitor in the end. */
async function visit(path: string, query: object, headers: Record<string, string> = {}) {
  const jar: string[] = []
  let url = `${path}?${new URLSearchParams({ client_id: socials.clientId, response_type: 'code', ...query })}`
  while (url.startsWith('http://127.0.0.1')) {
    const init = { redirect: 'manual' as const, headers: { cookie: jar.join('; '), ...headers } }
    const response = await fetch(url, init)
    jar.push(...response.headers.getSetCookie().map((line) => line.split(';')[0] ?? ''))
    const location = response.headers.get('Location')
    if (location === null) return `${response.status} ${await response.text()}`
    url = new URL(location, url).href
  }
  return url
}
const toRedirect = (id: string) => ({
  redirect_uri: `${origin}/wallet/v1/callback/${id}`,
  state: 'abc',
})
const discord = () => socials.urlOf('discord')

async function exchange(code: string, secret = socials.clientSecret) {
  const body = new URLSearchParams({
    ...{
      client_id: socials.clientId,
      client_secret: secret,
      grant_type: 'authorization_code',
      code,
    },
    redirect_uri: `${origin}/wallet/v1/callback/discord`,
  })
  return fetch(`${discord()}/api/oauth2/token`, { method: 'POST', body })
}

test('default: a visitor agrees, the code is exchanged once, and the token reads who it is', async () => {
  const query = { scope: 'identify email', ...toRedirect('discord') }
  const back = new URL(await visit(`${discord()}/oauth2/authorize`, query))
  expect(back.searchParams.get('state')).toBe('abc')
  const code = back.searchParams.get('code') ?? ''
  expect((await exchange(code, 'another')).status).toBe(401)
  const tokens = (await (await exchange(code)).json()) as { access_token: string }
  const read = (token: string) =>
    fetch(`${discord()}/api/users/@me`, { headers: { Authorization: `Bearer ${token}` } })
  expect(await (await read(tokens.access_token)).json()).toEqual({
    ...{ id: localUser.id, username: 'ada', global_name: 'Ada Lovelace' },
    ...{ email: 'ada@gmail.com', verified: true },
  })
  expect((await read('another')).status).toBe(401)
  expect((await exchange(code)).status).toBe(400)
})

test('behavior: a visitor says no, and markup comes back', async () => {
  socials.next('discord', 'deny')
  const query = { scope: 'identify', ...toRedirect('discord') }
  const back = new URL(await visit(`${discord()}/oauth2/authorize`, query))
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(back.searchParams.get('error_description')).toContain('<img')
  socials.next('discord', 'allow')
})

test('behavior: the quirks of Google, Facebook and GitHub', async () => {
  const google = `${socials.urlOf('google')}/o/oauth2/v2/auth`
  const query = {
    scope: 'openid',
    nonce: 'nonce',
    prompt: 'select_account',
    ...toRedirect('google'),
  }
  expect(await visit(google, query)).toContain('code=')
  const inApp = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 16; wv) Chrome/156' }
  expect(await visit(google, query, inApp)).toBe('403 disallowed_useragent')
  const facebook = `${socials.urlOf('facebook')}/v24.0/dialog/oauth`
  expect(await visit(facebook, toRedirect('facebook'))).toMatch(/#_=_$/)
  const token = `${socials.urlOf('github')}/login/oauth/access_token`
  const refused = await fetch(token, { method: 'POST', body: new URLSearchParams({ code: 'a' }) })
  expect([refused.status, await refused.json()]).toEqual([
    200,
    expect.objectContaining({ error: expect.any(String) }),
  ])
})

test('error: another address to go back to, and an unknown provider', async () => {
  const query = { scope: 'identify', redirect_uri: 'https://evil.example', state: 'abc' }
  expect(await visit(`${discord()}/oauth2/authorize`, query)).toMatch(/^400 /)
  expect(await visit(discord().replace('discord', 'none'), {})).toMatch(/^404/)
})
