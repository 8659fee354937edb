import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { type Mailbox, startMailbox } from './startMailbox.ts'

afterEach(() => void vi.unstubAllEnvs())

/** Speaks SMTP by hand, so that no library stands on both sides. */
async function post(mailbox: Mailbox, lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(mailbox.url)
  const socket = connect(Number(port), hostname)
  socket.setEncoding('utf8')
  const to = 'Ada@mail.example'
  const commands = ['EHLO test', 'MAIL FROM:<a@b.example>', `RCPT TO:<${to}>`, 'DATA']
  const all = [...commands, [...lines, '.'].join('\r\n'), 'QUIT']
  let answers = ''
  socket.on('data', (chunk) => {
    answers += chunk
    if (/^\d{3} .*\r\n$/m.test(String(chunk))) {
      const next = all.shift()
      if (next) socket.write(`${next}\r\n`)
    }
  })
  await text(socket)
  return answers
}

const mail = ['Subject: 012345 is your code', 'From: Wallet <a@b.example>', '', 'Hello']

test('default: keeps mails, and reads the code of the newest', async () => {
  await using mailbox = await startMailbox()
  const waiting = mailbox.codeFor('ada@mail.example')
  expect(await post(mailbox, mail)).toContain('250')
  expect(await waiting).toBe('012345')
  expect(mailbox.mails).toMatchObject([
    { to: ['ada@mail.example'], from: 'a@b.example', subject: '012345 is your code' },
  ])
  const read = async (method: string) => (await fetch(mailbox.jsonUrl, { method })).json()
  expect(await read('GET')).toMatchObject({ mails: [{ text: 'Hello\n' }] })
  expect(await read('DELETE')).toEqual({ mails: [] })
  expect(mailbox.mails).toEqual([])
})

test('behavior: refuses as often as it is asked to', async () => {
  await using mailbox = await startMailbox()
  mailbox.refuse(1)
  expect(await post(mailbox, mail)).toContain('451')
  expect(await post(mailbox, mail)).not.toContain('451')
  expect(mailbox.mails).toHaveLength(1)
})

test('error: no code in time', async () => {
  await using mailbox = await startMailbox()
  const code = mailbox.codeFor('eve@mail.example', { timeoutMs: 30 })
  await expect(code).rejects.toThrow('no code for eve@mail.example')
})

test('error: in production, and where others reach it', async () => {
  await expect(startMailbox({ host: '0.0.0.0' })).rejects.toThrow('this machine alone')
  vi.stubEnv('NODE_ENV', 'production')
  await expect(startMailbox()).rejects.toThrow('for development')
})
