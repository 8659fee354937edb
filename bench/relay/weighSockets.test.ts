import { expect, test } from 'vitest'
import { weighSockets } from './weighSockets.ts'

test('default', async () => {
  const { sockets, bytesPerSocket, openMs } = await weighSockets(400)
  expect(sockets).toBe(400)
  expect(openMs).toBeGreaterThan(0)
  // No socket with its subscription fits into a kilobyte, and a leak of whole frames would be more than this.
  expect(bytesPerSocket).toBeGreaterThan(1000)
  expect(bytesPerSocket).toBeLessThan(250_000)
})
