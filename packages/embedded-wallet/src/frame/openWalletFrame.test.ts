import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryArea } from '../test/createMemoryArea.ts'
import { testSession } from '../test/createTestFrame.ts'
import { createTestWindow } from '../test/createTestWindow.ts'
import { openTestSide } from '../test/openTestSide.ts'
import { openWalletFrame } from './openWalletFrame.ts'

const origin = 'https://wallet.app.example'
const app = 'https://app.example'
const id = 'AAAAAAAAAAAAAAAAAAAAAA'
const address = '0x88f9B82462f6C4bf4a0Fb15e5c3971559a316e7f'
const known = {
  ...{
    ...testSession,
    isProven: true,
    method: 'email',
    wallets: [{ id, accounts: [`eip155:1:${address}`] }],
  },
  ...{
    device: { id, state: 'active' as const },
    user: { email: 'ada@mail.example', username: null },
  },
}
const email = { email: 'ada@mail.example' }
const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

type Config = { host?: object | null; methods?: object }

function toConfig({ host = { origin: app, mode: 'same-site' }, methods = {} }: Config) {
  return {
    ...{ version: 1, origin, host, recovery: 'required', recoveryHoldSeconds: 0 },
    methods: {
      ...{ email: true, passkey: true, social: ['google'], oidc: [], farcaster: 'off' },
      ...methods,
    },
    ...{ newDevice: 'passkey', confirm: 'off', isTest: true },
    code: { digits: 6, tries: 5, seconds: 600, resendSeconds: 30 },
    session: { idleSeconds: 1, totalSeconds: 1 },
  }
}

type Answer = { readonly status?: number; readonly body: object }

/** The wallet in a frame, with a service whose answers are given by their method and path. */
function open(
  given: {
    config?: Config
    answers?: object
    window?: object
    isStorageRefused?: true
    area?: ReturnType<typeof createMemoryArea>
    stream?: (controller: ReadableStreamDefaultController<Uint8Array>) => void
  } = {},
) {
  const { config = {}, window: properties } = given
  const answers = {
    [`GET config?host=${encodeURIComponent(app)}`]: () => ({ body: toConfig(config) }),
    'GET session': () => ({ body: { session: known } }),
    'DELETE session': () => ({ body: {} }),
    'POST logins': () => ({
      body: {
        ...{ method: 'email', id, email: 'ada@mail.example', digits: 6, resendIn: 30 },
        ...{ triesLeft: 5, expiresIn: 600 },
      },
    }),
    ...given.answers,
  } as { readonly [request: string]: () => Answer }
  const sent: string[] = []
  const area = given.area ?? createMemoryArea()
  const { window, post, counts } = createTestWindow({
    ...(properties ?? { PublicKeyCredential: class {}, sessionStorage: area }),
  })
  if (given.isStorageRefused)
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
  const frame = openWalletFrame({
    ...{ window, build: 'b1', chooseSurface: async () => 'frame' as const },
    signer: {
      async run() {
        throw new Error('No task is expected.')
      },
    },
    async send(url, { method }) {
      const request = `${method} ${url.slice(`${origin}/wallet/v1/`.length)}`
      sent.push(request)
      if (request === 'GET stream' && given.stream)
        return new Response(new ReadableStream({ start: given.stream }))
      const answer = answers[request]
      if (!answer) throw new TypeError(`Nothing answers ${request}.`)
      const { status = 200, body } = answer()
      return new Response(JSON.stringify(body), { status })
    },
  })
  const { port1, port2 } = new MessageChannel()
  const side = openTestSide(port1)
  closers.push(() => port1.close())
  return { frame, side, sent, area, counts, greet: () => post({ ports: [port2] }), post }
}

async function openGreeted(given: Parameters<typeof open>[0] = {}) {
  const opened = open(given)
  opened.greet()
  await vi.waitFor(() => expect(opened.side.welcomes).toHaveLength(1))
  return opened
}

/** Asks by the port, and waits for how it ended. */
async function ask(side: ReturnType<typeof openTestSide>, kind: string, body: unknown = {}) {
  const to = side.send(kind, body)
  const find = () =>
    side.heard.find(
      ({ kind: heard, body: given }) =>
        (heard === 'done' || heard === 'failed') && (given as { to: number }).to === to,
    )
  await vi.waitFor(() => expect(find()).toBeDefined())
  const { kind: end, body: said } = find() ?? {}
  const { answer, code } = said as { answer?: unknown; code?: string }
  return end === 'done' ? answer : code
}

test('default: the page is looked up once, welcomed, and answered', async () => {
  const { side, sent, counts } = await openGreeted()
  expect(side.welcomes).toMatchObject([{ cleat: 'welcome', build: 'b1', mode: 'same-site' }])
  expect(sent).toEqual([`GET config?host=${encodeURIComponent(app)}`])
  expect(counts.listeners).toBe(0)
  expect(await ask(side, 'user.get')).toEqual({
    ...{ provider: 'email', email: 'ada@mail.example' },
    accounts: [{ namespace: 'eip155', address }],
  })
  expect(await ask(side, 'methods.get')).toEqual({
    email: true,
    passkey: true,
    socials: ['google'],
  })
})

test('default: a session that ends elsewhere is told to the page, once', async () => {
  let session: object | null = known
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const say = (text: string) => stream?.enqueue(new TextEncoder().encode(text))
  const document = { visibilityState: 'visible', addEventListener: () => undefined }
  const { side, sent } = await openGreeted({
    window: { document, sessionStorage: createMemoryArea() },
    answers: { 'GET session': () => ({ body: { session } }) },
    stream: (controller) => {
      stream = controller
    },
  })
  expect(sent).not.toContain('GET stream')
  await ask(side, 'user.get')
  await vi.waitFor(() => expect(sent).toContain('GET stream'))
  const asked = () => sent.filter((request) => request === 'GET session').length
  say('event: open\n\n')
  // What happened before it was heard.
  await vi.waitFor(() => expect(asked()).toBe(2))
  const changes = () => side.heard.filter(({ kind }) => kind === 'changed')
  // Something else of the account.
  say('event: session\ndata: \n\n')
  await vi.waitFor(() => expect(asked()).toBe(3))
  expect(changes()).toEqual([])
  session = null
  say('event: session\ndata: \n\n')
  await vi.waitFor(() => expect(changes()).toMatchObject([{ body: { user: null } }]))
  expect(sent.filter((request) => request === 'GET stream')).toHaveLength(1)
})

test.each([
  ['origin', { config: { host: null } }],
  ['origin', { config: { host: { origin: 'https://other.example', mode: 'same-site' } } }],
  ['service', { answers: { [`GET config?host=${encodeURIComponent(app)}`]: undefined } }],
  [
    'service',
    {
      answers: {
        [`GET config?host=${encodeURIComponent(app)}`]: () => ({ body: { version: 1 } }),
      },
    },
  ],
] as const)('error: I17, refused for its %s, the page asks nothing', async (reason, given) => {
  const { side, sent } = await openGreeted(given)
  expect(side.welcomes).toMatchObject([{ cleat: 'refusal', reason, protocols: [1] }])
  side.port.postMessage({ v: 1, id: 1, kind: 'user.get', body: {} })
  await new Promise((done) => setTimeout(done, 20))
  expect(sent).toHaveLength(1)
})

const across = {
  ...{ host: { origin: app, mode: 'cross-site' } },
  methods: { social: ['google', 'farcaster'] },
}

test('behavior: across sites each login asks for a window, and nothing here has a key', async () => {
  const view = { ...known, kind: 'view', device: null }
  const { side, frame, sent } = await openGreeted({
    config: across,
    answers: { 'GET session': () => ({ body: { session: view } }) },
  })
  expect(await ask(side, 'methods.get')).toEqual({
    ...{ email: true, passkey: true, socials: ['google', 'farcaster'] },
  })
  // A reload finds the account, without a prompt.
  expect(await ask(side, 'user.get')).toMatchObject({ accounts: [{ address }] })
  const network = { name: 'Ethereum', symbol: 'ETH', decimals: 18 }
  const question = { method: 'personal_sign', message: '0x41' }
  const request = { caipNetworkId: 'eip155:1', address, network, question }
  for (const [kind, body] of [
    ...([
      ['login.email', email],
      ['login.passkey', {}],
      ['login.farcaster', {}],
      ['request', request],
    ] as const),
    ...([
      ['email.update', {}],
      ['device.add', {}],
    ] as const),
  ] as const) {
    side.send(kind, body)
    await vi.waitFor(() => expect(frame.stage.read()?.name).toBe('window'))
    side.send('surface.close')
    await vi.waitFor(() => expect(frame.stage.read()).toBeUndefined())
  }
  await vi.waitFor(() => expect(side.heard.filter(({ kind }) => kind === 'failed')).toHaveLength(6))
  expect(sent.filter((one) => !/^GET (?:config|session)/.test(one))).toEqual([])
})

test('behavior: in WebKit a page of the same site is as one of another', async () => {
  const { side, frame } = await openGreeted({
    window: {
      navigator: { userAgent: '', vendor: 'Apple Computer, Inc.' },
      sessionStorage: createMemoryArea(),
    },
  })
  expect(side.welcomes).toMatchObject([{ mode: 'cross-site' }])
  side.send('login.email', email)
  await vi.waitFor(() => expect(frame.stage.read()?.name).toBe('window'))
})

test('error: across sites, a request for an account that is not seen asks for no window', async () => {
  const network = { name: 'Ethereum', symbol: 'ETH', decimals: 18 }
  const question = { method: 'personal_sign', message: '0x41' }
  const request = { caipNetworkId: 'eip155:1', address, network, question }
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const view = { ...known, kind: 'view', device: null }
  for (const [session, asked, code] of [
    [null, request, 'not-logged-in'],
    [{ ...view, isProven: false }, request, 'locked'],
    [view, { ...request, address: other }, 'bad-request'],
    [view, { ...request, question: { method: 'eth_sign', hash: '0x' } }, 'bad-request'],
  ] as const) {
    const answers = { 'GET session': () => ({ body: { session } }) }
    const { side, frame } = await openGreeted({ config: across, answers })
    expect(await ask(side, 'request', asked)).toBe(code)
    expect(frame.stage.read()).toBeUndefined()
  }
})

test('behavior: without passkeys of the browser, or of the service, none is offered', async () => {
  const lacking = await openGreeted({ window: { sessionStorage: createMemoryArea() } })
  expect(await ask(lacking.side, 'methods.get')).toMatchObject({ email: true, passkey: false })
  const other = await openGreeted({ config: { methods: { passkey: false } } })
  expect(await ask(other.side, 'methods.get')).toMatchObject({ passkey: false })
  expect(await ask(other.side, 'login.passkey')).toBe('method-off')
})

test('behavior: the page is told what there is to see, and goes back from one view alone', async () => {
  const { frame, side } = await openGreeted()
  side.send('login.email', email)
  await vi.waitFor(() => expect(frame.stage.read()?.name).toBe('code'))
  frame.setHeight(320)
  frame.setHeight(320)
  const surfaces = () => side.heard.filter(({ kind }) => kind === 'surface').map(({ body }) => body)
  const shown = { view: 'code', canGoBack: false }
  await vi.waitFor(() =>
    expect(surfaces()).toEqual([
      { ...shown, height: 0 },
      { ...shown, height: 320 },
    ]),
  )
  side.send('surface.back')
  await new Promise((done) => setTimeout(done, 10))
  expect(frame.stage.read()?.name).toBe('code')
  frame.leave()
  await vi.waitFor(() => expect(surfaces().at(-1)).toBeNull())
})

test.each(['the visitor', 'the page'])(
  'behavior: %s leaves, and what was asked is declined',
  async (who) => {
    const { frame, side } = await openGreeted()
    const asked = ask(side, 'login.email', email)
    await vi.waitFor(() => expect(frame.stage.read()?.name).toBe('code'))
    if (who === 'the page') side.send('surface.close')
    else frame.leave()
    expect(await asked).toBe('declined')
    expect(frame.stage.read()).toBeUndefined()
  },
)

test('behavior: one thing at a time is asked of the visitor', async () => {
  const { frame, side } = await openGreeted()
  const to = side.send('login.email', email)
  await vi.waitFor(() => expect(frame.stage.read()?.name).toBe('code'))
  expect(await ask(side, 'login.email', { email: 'eve@mail.example' })).toBe('busy')
  side.send('cancel', { to })
  await vi.waitFor(() => expect(frame.stage.read()).toBeUndefined())
  side.send('login.email', email)
  await vi.waitFor(() => expect(frame.stage.read()?.name).toBe('code'))
})

test('behavior: the page breaks the rules, and what was asked is over', async () => {
  const { frame, side } = await openGreeted()
  side.send('login.email', email)
  await vi.waitFor(() => expect(frame.stage.read()?.name).toBe('code'))
  const { port1 } = new MessageChannel()
  side.port.postMessage({ v: 1, id: 9, kind: 'pulse', body: {} }, [port1])
  await vi.waitFor(() => expect(frame.stage.read()).toBeUndefined())
})

test('behavior: logged out, the login that waits for its code is forgotten', async () => {
  const { frame, side, area, sent } = await openGreeted()
  side.send('login.email', email)
  await vi.waitFor(() => expect(frame.stage.read()?.name).toBe('code'))
  expect(area.getItem('cleat.login')).toContain(email.email)
  expect(await ask(side, 'signOut')).toEqual({})
  expect([area.getItem('cleat.login'), sent.at(-1)]).toEqual([null, 'DELETE session'])
})

test('error: a service that is gone is said, and the code is forgotten all the same', async () => {
  const { frame, side, area } = await openGreeted({ answers: { 'DELETE session': undefined } })
  side.send('login.email', email)
  await vi.waitFor(() => expect(frame.stage.read()?.name).toBe('code'))
  expect(await ask(side, 'signOut')).toBe('service')
  expect(area.getItem('cleat.login')).not.toContain(email.email)
})

test('behavior: a log out that the service did not hear comes before anything else', async () => {
  let isDown = true
  const answers = {
    'DELETE session': () => {
      if (isDown) throw new TypeError('Offline.')
      return { body: {} }
    },
  }
  const { side, sent, area } = await openGreeted({ answers })
  expect(await ask(side, 'signOut')).toBe('service')
  sent.length = 0
  for (const [kind, body] of [
    ['user.get', {}],
    ['login.email', email],
  ] as const)
    expect(await ask(side, kind, body)).toBe('service')
  expect(sent).toEqual(['DELETE session', 'DELETE session'])
  // It is remembered where the frame is loaded again.
  const again = await openGreeted({ answers, area })
  isDown = false
  expect(await ask(again.side, 'user.get')).not.toBe('service')
  expect(again.sent.slice(1)).toEqual(['DELETE session', 'GET session'])
  again.sent.length = 0
  await ask(again.side, 'user.get')
  expect(again.sent).toEqual(['GET session'])
})

test('behavior: where the session is over already, logging out is done', async () => {
  const refusal = { code: 'WALLET_SESSION_REQUIRED', status: 401, detail: '' }
  const answers = { 'DELETE session': () => ({ status: 401, body: refusal }) }
  const { side, sent } = await openGreeted({ answers })
  expect(await ask(side, 'signOut')).toEqual({})
  sent.length = 0
  await ask(side, 'user.get')
  expect(sent).toEqual(['GET session'])
})

test('behavior: the look of the page reaches who draws it', async () => {
  const { frame, side } = await openGreeted()
  const onTheme = vi.fn()
  const off = frame.onTheme(onTheme)
  const look = { mode: 'dark', language: 'de', tokens: { accent: '#00f' } } as const
  expect([frame.readTheme(), await ask(side, 'theme.set', look)]).toEqual([undefined, {}])
  expect(frame.readTheme()).toEqual(look)
  off()
  await ask(side, 'theme.set', { ...look, mode: 'light' })
  expect(onTheme).toHaveBeenCalledTimes(1)
})

test('behavior: who has no proven session is nobody', async () => {
  for (const session of [null, { ...known, isProven: false }, { ...known, wallets: [] }]) {
    const answers = { 'GET session': () => ({ body: { session } }) }
    const { side } = await openGreeted({ answers })
    expect(await ask(side, 'user.get')).toBeNull()
  }
})

test('behavior: a browser that refuses its storage opens all the same', async () => {
  const { frame, side } = await openGreeted({ isStorageRefused: true })
  side.send('login.email', email)
  await vi.waitFor(() => expect(frame.stage.read()?.name).toBe('code'))
})
