import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Calls } from '../../protocol/calls.ts'
import type { FrameLink } from '../../protocol/notices.ts'
import type { LoginState } from '../../service/loginSchemas.ts'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { askFarcaster } from './askFarcaster.ts'
import { logInByFarcaster } from './logInByFarcaster.ts'

const ids = ['A'.repeat(22), `${'B'.repeat(21)}A`, `${'C'.repeat(21)}A`]
const wallet = {
  id: ids[0] ?? '',
  accounts: ['eip155:1:0x88f9B82462f6C4bf4a0Fb15e5c3971559a316e7f'],
}
const session = { ...testSession, method: 'farcaster', isProven: true, wallets: [wallet] }
const question = {
  ...{ nonce: 'abcdef0123456789', uri: 'https://wallet.app.example/w/farcaster' },
  domains: { wallet: 'wallet.app.example', app: 'app.example' },
  ...{ chainId: 10, statement: 'Farcaster Auth', expiresIn: 300 },
}
/** What the service says of a signature. */
let posted: { readonly status?: number; readonly body: object } = { body: {} }
beforeEach(() => {
  posted = { body: {} }
})
type Answer = { readonly status?: number; readonly body: object }

afterEach(() => void vi.useRealTimers())

/** @param states what the service says of each login, one after the other */
async function start(
  states: readonly (readonly (LoginState | Answer)[])[],
  body: Calls['login.farcaster']['body'] = {},
) {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let count = 0
  const left = states.map((one) => [...one])
  const read = (at: number) => (): Answer => {
    const next = left[at]?.shift() ?? { state: 'open', expiresIn: 9 }
    return 'body' in next ? next : { body: next }
  }
  const link = (id: string) => () => ({
    body: { door: 'own', url: `https://wallet.app.example/w/farcaster#${id}` },
  })
  const frame = await createTestFrame({
    'POST logins': () => {
      const id = ids[count++] ?? ''
      const path = `/wallet/v1/logins/${id}/to/farcaster`
      return { body: { method: 'social', id, provider: 'farcaster', path, expiresIn: 300 } }
    },
    ...Object.fromEntries(
      ids.flatMap((id, at) => [
        [`POST logins/${id}/farcaster/link`, link(id)],
        [`GET logins/${id}/farcaster`, () => ({ body: question })],
        [`POST logins/${id}/farcaster`, () => posted],
        [`GET logins/${id}`, read(at)],
        [`POST logins/${id}/finish`, () => ({ body: { session } })],
      ]),
    ),
  })
  const life = new AbortController()
  const steps: string[] = []
  const links: FrameLink[] = []
  const logging = logInByFarcaster(frame.context, body, {
    signal: life.signal,
    onStep: (step) => void steps.push(step),
    onLink: (told) => void links.push(told),
  })
  const settled = logging.then(
    (user) => ({ user, fault: undefined }),
    (fault: unknown) => ({ user: undefined, fault }),
  )
  /** Lets seconds pass until something has happened. */
  const until = (check: () => void) =>
    vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(1_000)
        check()
      },
      { timeout: 10_000, interval: 5 },
    )
  let end: Awaited<typeof settled> | undefined
  void settled.then((ended) => {
    end = ended
  })
  const finish = async () => {
    await until(() => expect(end).toBeDefined())
    return settled
  }
  return { ...frame, life, steps, links, until, finish }
}

test('default: it is opened elsewhere, then answered, and this browser finishes it', async () => {
  const seen = { state: 'seen', expiresIn: 300 } as const
  const { finish, links, sent, steps } = await start([
    [{ state: 'open', expiresIn: 9 }, seen, seen, { state: 'known', expiresIn: 9 }],
  ])
  const { user } = await finish()
  expect(user).toMatchObject({ provider: 'farcaster', accounts: [{ namespace: 'eip155' }] })
  expect(links.map(({ isSeen }) => isSeen)).toEqual([false, true])
  expect(links[0]).toMatchObject({ door: 'own', url: expect.stringContaining(ids[0] ?? '') })
  expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({ account: 'known' })
  expect(steps).toEqual(['service'])
})

test('behavior: what is over is renewed, and a service that does not answer is asked again', async () => {
  const isNew = { state: 'new', expiresIn: 9, email: null, username: null, methods: [] } as const
  const { finish, links, sent } = await start([
    [{ status: 503, body: {} }, { state: 'over' }],
    [isNew],
  ])
  expect((await finish()).user?.provider).toBe('farcaster')
  expect(links.map(({ url }) => url.split('#')[1])).toEqual(ids.slice(0, 2))
  expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({ account: 'new' })
})

test.each([
  ['LOGIN_PROVIDER_REFUSED', 'provider-refused'],
  ['LOGIN_PROVIDER_FAILED', 'provider-failed'],
])('error: %s', async (code, fault) => {
  const { finish } = await start([[{ state: 'failed', code }]])
  expect((await finish()).fault).toMatchObject({ code: fault })
})

test('behavior: the visitor leaves', async () => {
  const { finish, until, life, sent } = await start([])
  const polls = () => sent.filter(({ request }) => request.startsWith('GET')).length
  await until(() => expect(polls()).toBeGreaterThan(1))
  life.abort(new DOMException('', 'AbortError'))
  expect((await finish()).fault).toMatchObject({ name: 'AbortError' })
  const asked = polls()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(polls()).toBe(asked)
})

const signed = { login: ids[0] ?? '', message: 'app.example wants', signature: '0x12' }

test('default: a Mini App has signed, and this browser finishes it', async () => {
  const { context, finish, links, sent } = await start([[{ state: 'known', expiresIn: 9 }]], {
    signed,
  })
  expect((await finish()).user).toMatchObject({ provider: 'farcaster' })
  expect(links).toEqual([])
  const { login, ...body } = signed
  const given = sent.find(({ request }) => request === `POST logins/${login}/farcaster`)
  expect(JSON.parse(given?.body ?? '')).toEqual(body)
  expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({ account: 'known' })
  const { signal } = new AbortController()
  expect(await askFarcaster(context, signal)).toEqual({ login, nonce: question.nonce })
  expect(JSON.parse(sent.at(-2)?.body ?? '')).toMatchObject({ host: 'https://app.example' })
})

test('error: a Mini App signed with another key, or too late', async () => {
  posted = { status: 403, body: { code: 'LOGIN_PROVIDER_REFUSED', status: 403, detail: '' } }
  const refused = await start([], { signed })
  expect((await refused.finish()).fault).toMatchObject({ code: 'LOGIN_PROVIDER_REFUSED' })
  posted = { body: {} }
  const late = await start([[{ state: 'over' }]], { signed })
  expect((await late.finish()).fault).toMatchObject({ code: 'code-expired' })
})
