import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { formatMessage } from '@cleat/siwx/messages'
import { createNonce, issueTerms } from '@cleat/siwx/server'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { limitedByAddress, startServiceProcess, unlimited } from './startServiceProcess.ts'

export type SignInLoad = {
  /** Each by another key. */
  readonly signIns: number
  readonly perSecond: number
}

export type SignInResult = {
  /** Milliseconds of each answer, from when it was due. */
  readonly lateMs: readonly number[]
  readonly failed: number
  readonly perSecond: number
  /** Processor time of the service for a sign-in, and for naming what is signed. */
  readonly busyMs: number
  readonly nonceMs: number
}

const origin = 'http://localhost:5173'
const nonces = 5000

/** Signs visitors in at the service, at a steady rate: each has a browser and a key. */
export async function runSignIns(load: SignInLoad): Promise<SignInResult> {
  const server = await startServiceProcess({
    ...{ SERVICES: 'auth', AUTH_DOMAINS: origin },
    ...{ ...unlimited, ...limitedByAddress },
    AUTH_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  })
  const { url } = server
  const agent = new Agent({ keepAlive: true })
  try {
    const pairs: Pair[] = []
    for (let index = 0; index < load.signIns; index += 1)
      pairs.push(await sign({ url, agent, client: `198.18.${index >> 8}.${index & 255}` }))
    await server.begin()
    const result = await post({ url, agent, pairs, perSecond: load.perSecond })
    const { busyMs } = await server.figures()
    return { ...result, busyMs: busyMs / load.signIns, nonceMs: measureNonces() }
  } finally {
    agent.destroy()
    await server.stop()
  }
}

type Pair = { readonly body: string; readonly headers: Readonly<Record<string, string>> }

/** Asks for terms, and signs them. */
async function sign(parameters: { url: string; agent: Agent; client: string }): Promise<Pair> {
  const { url, agent, client } = parameters
  const from = { origin, 'x-forwarded-for': client }
  const asked = await ask({
    url: `${url}/v1/auth/nonce`,
    agent,
    method: 'GET',
    headers: from,
  })
  if (asked.status !== 200) throw new Error(`The service answers ${asked.text.slice(0, 200)}`)
  const { token, chains: _, ...terms } = JSON.parse(asked.text)
  const account = privateKeyToAccount(generatePrivateKey())
  const { address } = account
  const written = formatMessage({ ...terms, namespace: 'eip155', address, chainId: '1' })
  if (written.status === 'invalid') throw new Error(`${written.field} ${written.reason}`)
  const { message } = written
  const signature = await account.signMessage({ message })
  const [cookie = ''] = asked.cookies
  return {
    body: JSON.stringify({ message, signature }),
    headers: {
      ...{ ...from, cookie: cookie.split(';')[0] ?? '', 'content-type': 'application/json' },
      ...{ 'x-cleat': '1', 'x-nonce-jwt': `Bearer ${token}` },
    },
  }
}

async function post(parameters: {
  url: string
  agent: Agent
  pairs: readonly Pair[]
  perSecond: number
}): Promise<Pick<SignInResult, 'lateMs' | 'failed' | 'perSecond'>> {
  const { url, agent, pairs, perSecond } = parameters
  const lateMs: number[] = []
  let failed = 0
  const started = performance.now()
  const sending = pairs.map(async ({ body, headers }, index) => {
    const due = started + (index * 1000) / perSecond
    await pause(Math.max(0, due - performance.now()))
    const sent = { url: `${url}/v1/auth/authenticate`, agent, method: 'POST', headers, body }
    const answer = await ask(sent).catch(() => undefined)
    if (answer?.status === 200) lateMs.push(performance.now() - due)
    else failed += 1
  })
  await Promise.all(sending)
  return { lateMs, failed, perSecond: (pairs.length * 1000) / (performance.now() - started) }
}

async function ask(parameters: {
  url: string
  agent: Agent
  method: string
  headers: Readonly<Record<string, string>>
  body?: string
}): Promise<{ status: number; text: string; cookies: readonly string[] }> {
  const { url, agent, method, headers, body } = parameters
  const signal = AbortSignal.timeout(120_000)
  const asking = request(url, { agent, method, headers, signal }).end(body)
  const [response]: IncomingMessage[] = await once(asking, 'response')
  if (!response) throw new Error('There is no answer.')
  let text = ''
  for await (const chunk of response) text += chunk
  const cookies = response.headers['set-cookie'] ?? []
  return { status: response.statusCode ?? 0, text, cookies }
}

/** Processor time of naming and sealing what is signed. */
function measureNonces(): number {
  const secret = createNonce(43)
  const asked = {
    secret,
    browser: createNonce(),
    domain: 'app.example',
    uri: 'https://app.example',
  }
  for (let index = 0; index < 100; index += 1) issueTerms(asked)
  const before = process.cpuUsage()
  for (let index = 0; index < nonces; index += 1) issueTerms(asked)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / nonces
}
