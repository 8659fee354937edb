import { createHash, randomBytes } from 'node:crypto'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createSignals } from '../signals/createSignals.ts'
import { addTestDevice } from '../test/addTestDevice.ts'
import { createTestWallet } from '../test/createTestWallet.ts'
import { listenForTest } from '../test/listenForTest.ts'
import { openTestStream } from '../test/openTestStream.ts'
import type { WalletBrowser } from '../test/openWalletBrowser.ts'
import { startWalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
// Opening it takes longer than a hook may.
await database.check()
afterAll(() => database.close())

let count = 0
async function start({ isDeaf = false } = {}) {
  const signals = createSignals()
  // A process that hears nothing of what others say.
  const deaf = { ...signals, publish: () => undefined }
  const service = await startWalletServer({ database, signals: isDeaf ? deaf : signals })
  const listening = await listenForTest(service)
  onTestFinished(async () => {
    await service.stop()
    await listening.stop()
  })
  count += 1
  const email = `stream${count}@mail.example`
  const logIn = async () => service.logIn(email, await listening.openBrowser())
  const open = (browser: WalletBrowser, path?: string) =>
    openTestStream(browser, { url: listening.url, ...(path !== undefined && { path }) })
  return { service, signals, listening, logIn, open }
}

async function register(browser: WalletBrowser, host: string) {
  const hash = createHash('sha256').update(randomBytes(32)).digest('base64url')
  await browser.send('/wallet/v1/handoffs', { body: { hash, host, request: 'AAAA' } })
  return hash
}

/** A window of the same browser answers. */
async function answer(
  frame: WalletBrowser,
  { hash, listening }: { hash: string; listening: Awaited<ReturnType<typeof listenForTest>> },
) {
  const page = await listening.openBrowser()
  for (const [name, value] of frame.jar) page.jar.set(name, value)
  const path = `/wallet/v1/handoffs/${hash}`
  await page.send(`${path}/claim`, { body: { proof: 'cookie' } })
  const at = Date.now()
  await page.send(`${path}/answer`, { body: { answer: 'AAAA', hasSession: false } })
  return at
}

test('default: log out everywhere is told to another browser within 1 s, and its session is over', async () => {
  const { logIn, open, signals } = await start()
  const [one, other] = [await logIn(), await logIn()]
  const stream = await open(other)
  expect([stream.status, stream.headers.get('Content-Type')]).toEqual([200, 'text/event-stream'])
  await expect.poll(stream.names).toEqual(['open'])
  const begun = Date.now()
  const { status } = await one.send('/wallet/v1/sessions', { method: 'DELETE' })
  expect(status).toBe(204)
  await expect.poll(stream.names, { interval: 5 }).toEqual(['open', 'session'])
  const tookMs = (stream.events.at(-1)?.at ?? 0) - begun
  expect(tookMs).toBeLessThan(1_000)
  expect((await other.send('/wallet/v1/session')).body.session).toBeNull()
  // Nothing is left to hear of.
  await expect.poll(stream.isEnded).toBe(true)
  await expect.poll(signals.count).toBe(0)
})

test('behavior: a frame that only sees an account hears that this is over, too', async () => {
  const { logIn, open, listening } = await start()
  const page = await logIn()
  await createTestWallet(page)
  const frame = await listening.openBrowser()
  const hash = await register(frame, 'https://other.example')
  const path = `/wallet/v1/handoffs/${hash}`
  await page.send(`${path}/claim`, { body: { proof: 'opener', opener: 'https://other.example' } })
  await page.send(`${path}/answer`, { body: { answer: 'AAAA', hasSession: true } })
  await frame.send(`${path}/session`, { method: 'POST' })
  expect((await frame.send('/wallet/v1/session')).body.session).toMatchObject({ kind: 'view' })

  const stream = await open(frame)
  expect(stream.status).toBe(200)
  await expect.poll(stream.names).toEqual(['open'])
  const begun = Date.now()
  await page.send('/wallet/v1/sessions', { method: 'DELETE' })
  await expect.poll(stream.names, { interval: 5 }).toEqual(['open', 'session'])
  expect((stream.events.at(-1)?.at ?? 0) - begun).toBeLessThan(1_000)
  await expect.poll(stream.isEnded).toBe(true)
})

test('default: a handoff that is answered is told at once, on the one stream of the frame', async () => {
  const { service, logIn, open, listening } = await start()
  const frame = await logIn()
  const hash = await register(frame, service.host)
  const stream = await open(frame, `/wallet/v1/stream?handoffs=${hash}`)
  await expect.poll(stream.names).toEqual(['open'])
  const begun = await answer(frame, { hash, listening })
  await expect.poll(() => stream.names().length, { interval: 5 }).toBeGreaterThanOrEqual(2)
  await expect
    .poll(async () => (await frame.send(`/wallet/v1/handoffs/${hash}`)).body.state)
    .toBe('answered')
  const told = stream.events.filter(({ name }) => name === 'handoff')
  expect(told.every(({ data }) => data === hash)).toBe(true)
  const tookMs = (told.at(-1)?.at ?? 0) - begun
  // The poll that it takes the place of.
  expect(tookMs).toBeLessThan(1_000)
  // It stays open for the session.
  expect(stream.isEnded()).toBe(false)
  await stream.close()
})

test('behavior: without a login a handoff is followed, and the stream ends with it', async () => {
  const { service, open, listening } = await start()
  const frame = await listening.openBrowser()
  const hash = await register(frame, service.host)
  const stream = await open(frame, `/wallet/v1/stream?handoffs=${hash}`)
  await expect.poll(stream.names).toEqual(['open'])
  await answer(frame, { hash, listening })
  await expect.poll(stream.isEnded).toBe(true)
  expect(stream.names().at(-1)).toBe('handoff')
})

test('behavior: a signal that is lost between processes costs a second for a handoff', async () => {
  const { service, logIn, open, listening } = await start({ isDeaf: true })
  const frame = await logIn()
  const hash = await register(frame, service.host)
  const stream = await open(frame, `/wallet/v1/stream?handoffs=${hash}`)
  await expect.poll(stream.names).toEqual(['open'])
  const begun = await answer(frame, { hash, listening })
  await expect.poll(() => stream.names().includes('handoff'), { timeout: 3_000 }).toBe(true)
  await expect.poll(() => (stream.events.at(-1)?.at ?? 0) - begun).toBeLessThan(2_000)
  await stream.close()
})

test('behavior: a removed device is told, and what does not end a session ends no stream', async () => {
  const { logIn, open } = await start()
  const [one, other] = [await logIn(), await logIn()]
  const device = await addTestDevice(one)
  const [own, foreign] = [await open(one), await open(other)]
  await expect.poll(own.names).toEqual(['open'])
  await expect.poll(foreign.names).toEqual(['open'])
  expect((await one.send(`/wallet/v1/devices/${device.id}`, { method: 'DELETE' })).status).toBe(204)
  await expect.poll(own.isEnded).toBe(true)
  await expect.poll(foreign.names).toEqual(['open', 'session'])
  expect(foreign.isEnded()).toBe(false)
  await foreign.close()
})

test('error: a stranger, a handoff of another browser, and more streams than a browser needs', async () => {
  const { service, logIn, open, listening } = await start()
  const stranger = await listening.openBrowser()
  // The first proof of a page cannot know the nonce.
  await stranger.send('/wallet/v1/session')
  expect((await open(stranger)).status).toBe(401)
  const frame = await logIn()
  const hash = await register(frame, service.host)
  expect((await open(stranger, `/wallet/v1/stream?handoffs=${hash}`)).status).toBe(401)
  expect((await open(frame, '/wallet/v1/stream?handoffs=nothing')).status).toBe(400)
  const streams = await Promise.all(Array.from({ length: 33 }, () => open(frame)))
  expect(streams.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: 32 }, () => 200),
    429,
  ])
  await Promise.all(streams.map((stream) => stream.close()))
  // Their places are free again.
  await expect.poll(async () => (await open(frame)).status).toBe(200)
})

test('behavior: a service that stops ends its streams', async () => {
  const { service, logIn, open } = await start()
  const stream = await open(await logIn())
  await expect.poll(stream.names).toEqual(['open'])
  await service.stop()
  await expect.poll(stream.isEnded).toBe(true)
})
