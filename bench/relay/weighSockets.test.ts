import { expect, test } from 'vitest'
import { weighSockets } from './weighSockets.ts'

test('default', async () => {
  const { sockets, bytesPerSocket, openMs } = await weighSockets(400)
  expect(sockets).toBe(400)
  expect(openMs).toBeGreaterThan(0)
  // A socket with its subscription needs more than a kilobyte. A leak of whole frames would exceed
  // this limit.
  expect(bytesPerSocket).toBeGreaterThan(1000)
  expect(bytesPerSocket).toBeLessThan(250_000)
})
