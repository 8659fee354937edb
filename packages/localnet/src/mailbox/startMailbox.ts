import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/** A mail that was sent to this machine. */
export type LocalMail = {
  /** Receivers of the envelope, in lower case. */
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string | undefined
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** As it arrived. */
  readonly source: string
}

export type Mailbox = {
  /** For `MAIL_URL`. */
  readonly url: string
  /** Mails as JSON: `GET` lists them, `DELETE` forgets them. */
  readonly jsonUrl: string
  readonly mails: readonly LocalMail[]
  /** The code of the newest mail to an address. Waits for one. */
  codeFor(address: string, options?: { readonly timeoutMs?: number | undefined }): Promise<string>
  /** Refuses the next mails, as a busy server does. */
  refuse(times: number): void
  clear(): void
  stop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

export type StartMailboxParameters = {
  /** Of SMTP. @default a free one */
  port?: number | undefined
  /** Of the JSON. @default a free one */
  jsonPort?: number | undefined
  /** A loopback address. @default '127.0.0.1' */
  host?: string | undefined
}

const pollMs = 10
const mostMails = 1000

/**
 * Starts a mail server that keeps what it gets, for tests and development.
 * @throws in production, and for an address that others can reach
 */
export async function startMailbox(parameters: StartMailboxParameters = {}): Promise<Mailbox> {
  const { port = 0, jsonPort = 0, host = '127.0.0.1' } = parameters
  if (process.env.NODE_ENV === 'production')
    throw new Error('The mailbox is for development. Set MAIL_URL to a mail server.')
  if (!/^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host))
    throw new Error(`The mailbox is for this machine alone, and ${host} is not on it.`)
  const mails: LocalMail[] = []
  let refusals = 0
  const smtp = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], hideSize: true, logger: false },
    onAuth: (_auth, _session, answer) => answer(null, { user: 'anyone' }),
    onData(stream, session, answer) {
      const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase())
      void readMail(stream, to).then((mail) => {
        if (refusals > 0) {
          refusals -= 1
          answer(Object.assign(new Error('Busy. Try again later.'), { responseCode: 451 }))
          return
        }
        mails.push(mail)
        if (mails.length > mostMails) mails.shift()
        answer()
      }, answer)
    },
  })
  smtp.on('error', () => undefined)
  const json = createServer((request, response) => {
    if (request.method === 'DELETE') mails.length = 0
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ mails }))
  })
  const smtpPort = await listen(smtp.listen(port, host))
  const listening = await listen(json.listen(jsonPort, host))

  const newestCode = (address: string) => {
    const mail = mails.findLast(({ to }) => to.includes(address.toLowerCase()))
    return /^(\d{6})\b/.exec(mail?.subject ?? '')?.[1]
  }
  const stop = async () => {
    await Promise.all([new Promise<void>((resolve) => smtp.close(resolve)), close(json)])
  }
  return {
    url: `smtp://${toHost(host)}:${smtpPort}`,
    jsonUrl: `http://${toHost(host)}:${listening}`,
    mails,
    async codeFor(address, { timeoutMs = 10_000 } = {}) {
      const end = performance.now() + timeoutMs
      while (performance.now() < end) {
        const code = newestCode(address)
        if (code !== undefined) return code
        await setTimeout(pollMs)
      }
      throw new Error(`There was no code for ${address} within ${timeoutMs} ms.`)
    },
    refuse(times) {
      refusals = times
    },
    clear() {
      mails.length = 0
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

async function readMail(stream: SMTPServerDataStream, to: readonly string[]): Promise<LocalMail> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  const source = Buffer.concat(chunks)
  const mail = await PostalMime.parse(source)
  return {
    ...{ to, from: mail.from?.address ?? '', subject: mail.subject ?? '' },
    ...{ text: mail.text ?? '', html: mail.html },
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    source: source.toString('latin1'),
  }
}

async function listen(server: NetServer): Promise<number> {
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

function toHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
