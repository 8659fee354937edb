import { expect, test, vi } from 'vitest'
import type { FrameLink } from '../protocol/notices.ts'
import { toBase64Url } from '../protocol/toBase64Url.ts'
import { createTestFrame, testSession } from '../test/createTestFrame.ts'
import { logInInWindow } from './logInInWindow.ts'

type Answers = Parameters<typeof createTestFrame>[0]

const id = 'A'.repeat(22)
const hash = toBase64Url(new Uint8Array(32).fill(5))
const account = 'eip155:1:0x88f9B82462f6C4bf4a0Fb15e5c3971559a316e7f'
const session = {
  ...{ ...testSession, method: 'farcaster', isProven: true },
  wallets: [{ id, accounts: [account] }],
}
const login = { method: 'social', provider: 'farcaster' } as const

async function start(answers: Answers) {
  const frame = await createTestFrame({
    [`GET logins/${id}`]: () => ({ body: { state: 'known', expiresIn: 600 } }),
    [`POST logins/${id}/finish`]: () => ({ body: { session } }),
    ...answers,
  })
  const links: FrameLink[] = []
  const onStep = vi.fn()
  const { signal } = new AbortController()
  const ceremony = { signal, onStep, onLink: (link: FrameLink) => void links.push(link) }
  return { ...frame, ceremony, links, asked: () => frame.sent.map(({ request }) => request) }
}

test('default: a login with Farcaster begins here, and shows what answers it', async () => {
  const url = `https://wallet.app.example/w/farcaster#${id}`
  const path = `/wallet/v1/logins/${id}/to/farcaster`
  const { context, ceremony, links, asked } = await start({
    'POST logins': () => ({ body: { ...login, id, path, expiresIn: 300 } }),
    [`POST logins/${id}/farcaster/link`]: () => ({ body: { door: 'own', url } }),
  })
  await logInInWindow(context, { login }, ceremony)
  expect(links).toEqual([{ door: 'own', url, isSeen: false }])
  expect(asked().at(-1)).toBe(`POST logins/${id}/finish`)
})

test('behavior: what the frame has proven is taken over first, and shows nothing', async () => {
  const { context, ceremony, links, asked, sent } = await start({
    [`POST handoffs/${hash}/login`]: () => ({ body: {} }),
  })
  await logInInWindow(context, { login, provenBy: id, takenBy: hash }, ceremony)
  expect(asked()[0]).toBe(`POST handoffs/${hash}/login`)
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ login: id })
  expect(asked().at(-1)).toBe(`POST logins/${id}/finish`)
  expect(links).toEqual([])
})

test('error: a login that the service does not give, and one that a provider refused', async () => {
  const problem = { code: 'LOGIN_NOT_PROVEN', status: 409, detail: '' }
  const refused = await start({
    [`POST handoffs/${hash}/login`]: () => ({ status: 409, body: problem }),
  })
  await expect(
    logInInWindow(refused.context, { login, provenBy: id, takenBy: hash }, refused.ceremony),
  ).rejects.toMatchObject({ code: 'LOGIN_NOT_PROVEN' })
  expect(refused.asked()).toHaveLength(1)
  const declined = await start({
    [`GET logins/${id}`]: () => ({ body: { state: 'failed', code: 'LOGIN_PROVIDER_REFUSED' } }),
  })
  await expect(
    logInInWindow(declined.context, { login, provenBy: id }, declined.ceremony),
  ).rejects.toMatchObject({ code: 'provider-refused' })
})
