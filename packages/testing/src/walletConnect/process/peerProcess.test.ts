import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { type Localnet, startLocalnet } from '@cleat/localnet'
import { type Hex, toHex, verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isRecord } from '../../params/isRecord.ts'
import { openApp } from '../../test/openApp.ts'
import { startTestRelay, type TestRelay } from '../../test/startTestRelay.ts'

let localnet: Localnet
let relay: TestRelay

beforeAll(async () => {
  ;[localnet, relay] = await Promise.all([startLocalnet(), startTestRelay()])
})

afterAll(() => Promise.all([localnet.stop(), relay.stop()]))

type Line = Record<string, unknown>

async function startPeer(options: Record<string, unknown> = {}) {
  const chains = localnet.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
  const child: ChildProcess = spawn(
    process.execPath,
    [
      resolve(import.meta.dirname, 'peerProcess.ts'),
      JSON.stringify({ relayUrl: relay.url, chains, ...options }),
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  onTestFinished(() => void child.kill())
  const { stdin, stdout } = child
  if (!stdin || !stdout) throw new Error('no pipes')
  const lines: Line[] = []
  createInterface(stdout).on('line', (line) => lines.push(JSON.parse(line)))
  const find = (matches: (line: Line) => boolean) =>
    expect.poll(() => lines.find(matches), { timeout: 10_000 }).toBeDefined()
  let count = 0
  const run = async (command: Line): Promise<Line> => {
    count += 1
    const id = count
    stdin.write(`${JSON.stringify({ ...command, id })}\n`)
    await find((line) => line.id === id)
    return lines.find((line) => line.id === id) ?? {}
  }
  await find((line) => line.event === 'ready')
  return { child, lines, run, end: () => stdin.end() }
}

test('default', async () => {
  const { child, lines, run, end } = await startPeer()
  const { app, connect } = await openApp({ relayUrl: relay.url, chains: localnet.chains })
  const connecting = connect({
    pair: async (uri) => void (await run({ do: 'pair', uri })),
  })
  expect(await run({ do: 'approve' })).toMatchObject({ result: { kind: 'session' } })
  const session = await connecting
  const address = session?.namespaces.eip155?.accounts[0]?.split(':')[2] as Hex
  expect(lines[0]).toMatchObject({ event: 'ready', accounts: expect.arrayContaining([address]) })

  const params = [toHex('hello'), address]
  const signing = app.request<Hex>({ method: 'personal_sign', params }, 'eip155:1')
  expect(await run({ do: 'approve' })).toMatchObject({ result: { message: 'hello' } })
  expect(await verifyMessage({ address, message: 'hello', signature: await signing })).toBe(true)

  const refused = app.request({ method: 'personal_sign', params }, 'eip155:1')
  const rejected = expect(refused).rejects.toMatchObject({ code: 4001 })
  await run({ do: 'reject' })
  await rejected

  const transaction = { from: address, to: address, value: '0x1' }
  const sending = app.request({ method: 'eth_sendTransaction', params: [transaction] }, 'eip155:1')
  expect(await run({ do: 'approve' })).toMatchObject({ result: { value: '1' } })
  expect(await sending).toMatch(/^0x[0-9a-f]{64}$/)

  await run({
    do: 'program',
    method: 'personal_sign',
    behaviour: 'rejectRequest',
    with: { code: 7 },
  })
  await expect(app.request({ method: 'personal_sign', params }, 'eip155:1')).rejects.toMatchObject({
    code: 7,
  })
  await run({ do: 'switchChain', chainId: 8453 })
  await expect.poll(() => app.session?.namespaces.eip155?.chains?.[0]).toBe('eip155:8453')
  expect((await run({ do: 'requests' })).result).toHaveLength(4)
  await run({ do: 'disconnect' })
  await expect.poll(() => app.session).toBeUndefined()
  expect(lines.filter((line) => line.event === 'error')).toEqual([])
  // The library's logs would be lines of another shape.
  expect(lines.filter((line) => !('id' in line || 'event' in line))).toEqual([])
  end()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('behavior: silent about what goes wrong', async () => {
  const { lines, run } = await startPeer()
  const { app, connect } = await openApp({ relayUrl: relay.url, chains: localnet.chains })
  const pair = async (uri: string) => void (await run({ do: 'pair', uri }))
  const declined = expect(connect({ pair })).rejects.toMatchObject({ code: 5000 })
  await run({ do: 'reject' })
  await declined
  const connecting = connect({ pair })
  await run({ do: 'approve' })
  await connecting
  await run({ do: 'programDelivery', method: 'personal_sign', behaviour: 'answerAfterDisconnect' })
  void app
    .request({ method: 'personal_sign', params: ['0x00', '0x00'] }, 'eip155:1')
    .catch(() => {})
  await expect.poll(() => app.session).toBeUndefined()
  expect(await run({ do: 'pair', uri: 'wc:nonsense' })).toHaveProperty('error')
  expect(await run({ do: 'disconnect', topic: 'nobody' })).toHaveProperty('error')
  expect(lines.filter((line) => !('id' in line || 'event' in line))).toEqual([])
})

test('parameters: agrees', async () => {
  const { run } = await startPeer({ agrees: true })
  const { connect } = await openApp({ relayUrl: relay.url, chains: localnet.chains })
  await run({ do: 'programProposal', behaviour: 'approveChains', with: [8453] })
  const session = await connect({ pair: async (uri) => void (await run({ do: 'pair', uri })) })
  expect(session?.namespaces.eip155?.chains).toEqual(['eip155:8453'])
  expect(await run({ do: 'sessions' })).toMatchObject({ result: [{ topic: session?.topic }] })
})

test.each([
  [{ do: 'dance' }, 'There is no "dance".'],
  [{}, 'A command is an object with "do".'],
  [{ do: 'pair' }, '"uri" must be text.'],
  [{ do: 'switchChain', chainId: '1' }, '"chainId" must be a number.'],
  [{ do: 'switchAccount', address: '0x1' }, 'The wallet has no account 0x1.'],
  [{ do: 'programProposal', behaviour: 'toString' }, 'There is no behaviour "toString".'],
])('error: %j', async (command, message) => {
  const { run } = await startPeer()
  const answer = await run(command)
  expect(isRecord(answer) && answer.error).toContain(message)
})
