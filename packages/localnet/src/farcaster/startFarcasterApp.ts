import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'

/** Who logs in with the app: an account of Farcaster, and a key of it. */
export type LocalFarcasterUser = {
  readonly fid: number
  readonly username: string
  readonly privateKey: Hex
}

export type LocalFarcasterApp = {
  /** Of the relay, for `WALLET_FARCASTER_RELAY` of the server. */
  readonly url: string
  /** Who logs in from now on. */
  use(user: LocalFarcasterUser): void
  stop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

export type StartFarcasterAppParameters = {
  user: LocalFarcasterUser
  /** @default a free one */
  port?: number | undefined
}

type Channel = {
  readonly asked: { readonly siweUri: string; readonly domain: string; readonly nonce: string }
  answer?: { readonly message: string; readonly signature: Hex } | undefined
}

const mostChannels = 1_000

/**
 * Stands in for Farcaster’s relay and for its app: a link of the relay leads to a page, where the
 * visitor agrees with the key of the account.
 */
export async function startFarcasterApp(
  parameters: StartFarcasterAppParameters,
): Promise<LocalFarcasterApp> {
  const channels = new Map<string, Channel>()
  let { user } = parameters
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(400).end())
  })
  server.listen(parameters.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const reply = (status: number, body: object) =>
      void response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(body))
    if (pathname === '/v1/channel' && request.method === 'POST') {
      const { siweUri, domain, nonce } = JSON.parse(await text(request))
      const token = randomUUID()
      const [oldest = ''] = channels.keys()
      if (channels.size >= mostChannels) channels.delete(oldest)
      channels.set(token, { asked: { siweUri, domain, nonce } })
      const link = `${url}/~/siwf?channelToken=${token}`
      return reply(201, { channelToken: token, url: link, nonce })
    }
    if (pathname === '/v1/channel/status') {
      const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
      const channel = channels.get(token)
      if (!channel) return reply(401, { error: 'Unauthorized' })
      const { asked, answer } = channel
      const { fid, username } = user
      const about = { nonce: asked.nonce, url: `${url}/~/siwf?channelToken=${token}` }
      if (!answer) return reply(202, { state: 'pending', ...about })
      return reply(200, { state: 'completed', ...about, ...answer, fid, username })
    }
    const channel = channels.get(searchParams.get('channelToken') ?? '')
    if (pathname !== '/~/siwf' || !channel) return reply(404, { error: 'Not found' })
    if (request.method === 'POST') channel.answer = await sign(channel)
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(toPage(channel, user))
  }
  async function sign({ asked }: Channel): Promise<Channel['answer']> {
    const { siweUri: uri, domain, nonce } = asked
    const account = privateKeyToAccount(user.privateKey)
    const message = createSiweMessage({
      ...{ address: account.address, chainId: 10, domain, nonce, uri, version: '1' },
      ...{ statement: 'Farcaster Auth', issuedAt: new Date() },
      resources: [`farcaster://fid/${user.fid}`],
    })
    return { message, signature: await account.signMessage({ message }) }
  }
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return {
    url,
    use(next) {
      user = next
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

function toPage({ asked, answer }: Channel, { username }: LocalFarcasterUser): string {
  const domain = asked.domain.replace(/[^\w.:-]/g, '')
  const body = answer
    ? '<p>Logged in. Go back to the app.</p>'
    : `<p>${domain} asks @${username.replace(/\W/g, '')} to log in.</p><form method="post"><button>Log in</button></form>`
  const style = 'font: 16px/1.5 system-ui; margin: 48px auto; max-width: 320px; text-align: center'
  return `<!doctype html><meta name="viewport" content="width=device-width"><title>Farcaster on this machine</title><body style="${style}"><h1 style="font-size: 20px">Farcaster on this machine</h1>${body}</body>`
}
