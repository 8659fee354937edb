import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createSmtpMail } from './createSmtpMail.ts'

test.each([
  ['', 5],
  ['/?maxConnections=12', 12],
])('parameters: MAIL_URL with %j has %d connections at most', async (query, most) => {
  const sockets = new Set<Socket>()
  // It never says hello, so that every mail needs a connection.
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `smtp://127.0.0.1:${port}${query}`
  const mail = createSmtpMail({ url, from: 'wallet@app.example', dkim: undefined })
  const sending = Array.from({ length: 20 }, () =>
    mail.send({ to: 'ada@mail.example', subject: 'A mail', text: 'Text' }).then(
      () => 'sent',
      () => 'failed',
    ),
  )
  await expect.poll(() => sockets.size).toBe(most)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sockets.size).toBe(most)
  await mail.close()
  for (const socket of sockets) socket.destroy()
  server.close()
  expect(new Set(await Promise.all(sending))).toEqual(new Set(['failed']))
})
