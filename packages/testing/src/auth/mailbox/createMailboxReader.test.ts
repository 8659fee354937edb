import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startMailbox } from '@cleat/localnet'
import { expect, test } from 'vitest'
import { createMailboxReader } from './createMailboxReader.ts'

type Mail = { to: string[]; subject: string; text?: string }

/** Mails as a mailbox has them. */
async function serve(mails: readonly Mail[]) {
  const server = createServer((_, response) => response.end(JSON.stringify({ mails })))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    reader: createMailboxReader({ url: `http://127.0.0.1:${port}` }),
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const to = ['ada@mail.example']
const code = { to, subject: '012345 is your code', text: 'Enter it.' }
const notice = { to, subject: 'A new device', text: 'Freeze: https://wallet.example/freeze#t1' }

test('default', async () => {
  await using served = await serve([code, notice])
  const { reader } = served
  expect(await reader.codeFor('Ada@mail.example')).toBe('012345')
  expect(await reader.subjectsFor('ada@mail.example')).toEqual([code.subject, notice.subject])
  expect(await reader.linkFor('ada@mail.example')).toBe('https://wallet.example/freeze#t1')
})

test('behavior: a code is given once, and then the next one', async () => {
  const mails = [code]
  await using served = await serve(mails)
  const { reader } = served
  expect(await reader.codeFor('ada@mail.example')).toBe('012345')
  const next = reader.codeFor('ada@mail.example')
  mails.push({ to, subject: '543210 is your code', text: '' })
  expect(await next).toBe('543210')
})

test('behavior: the newest link counts, and mails to others do not', async () => {
  const other = {
    to: ['eve@mail.example'],
    subject: '111111 is your code',
    text: 'http://e.example',
  }
  const newer = { ...notice, text: 'https://wallet.example/freeze#t2 or https://wallet.example' }
  await using served = await serve([code, notice, newer, other])
  expect(await served.reader.codeFor('ada@mail.example')).toBe('012345')
  expect(await served.reader.linkFor('ada@mail.example')).toBe('https://wallet.example/freeze#t2')
})

test('error: no mail comes', async () => {
  await using mailbox = await startMailbox()
  const reader = createMailboxReader({ url: mailbox.jsonUrl })
  await expect(reader.codeFor('ada@mail.example', { timeoutMs: 1 })).rejects.toThrow(
    'No code came for ada@mail.example within 1 ms.',
  )
  await expect(reader.linkFor('ada@mail.example', { timeoutMs: 1 })).rejects.toThrow(
    'No mail with a link came for ada@mail.example within 1 ms.',
  )
  expect(await reader.subjectsFor('ada@mail.example')).toEqual([])
})
