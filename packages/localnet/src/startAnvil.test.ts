import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startAnvil } from './startAnvil.ts'

const chain = { id: 10, name: 'Optimism' }

test('default', async () => {
  const anvil = await startAnvil({ chain, port: 0, timeoutMs: 20_000 })
  expect(anvil.port).toBeGreaterThan(0)
  expect(isAlive(anvil.pid)).toBe(true)
  await anvil.stop()
  expect(isAlive(anvil.pid)).toBe(false)
  await anvil.stop()
})

test('error: the port is taken', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  const start = startAnvil({ chain, port, timeoutMs: 20_000 })
  await expect(start).rejects.toMatchObject({
    name: 'LocalnetStartError',
    code: 'LOCALNET_START_FAILED',
    chainId: 10,
    message: expect.stringContaining(`Check that nothing else listens on port ${port}`),
    output: expect.stringMatching(/in use/i),
  })
  server.close()
})

test('error: too slow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const start = startAnvil({ chain, port: 0, timeoutMs: 20_000 })
  // It cannot have listened before this tick ends.
  vi.advanceTimersByTime(20_000)
  await expect(start).rejects.toThrow('it did not listen within 20 seconds')
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
