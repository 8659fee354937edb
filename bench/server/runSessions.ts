import { createSession, createSessionSigner } from '@cleat/server/test/session'
import { runReads } from './runReads.ts'
import { limitedByAddress, startServiceProcess, unlimited } from './startServiceProcess.ts'

export type SessionLoad = {
  readonly reads: number
  readonly perSecond: number
  /** Accounts, each with as many permissions. */
  readonly accounts: number
  readonly permissions: number
}

export type SessionLoadResult = runReads.ReturnType & {
  /** The service's processor time per read. */
  readonly busyMs: number
}

/** Reads which permissions accounts gave, from a database in memory. */
export async function runSessions(load: SessionLoad): Promise<SessionLoadResult> {
  const { reads, perSecond } = load
  const server = await startServiceProcess({
    SERVICES: 'sessions',
    ...unlimited,
    ...limitedByAddress,
  })
  try {
    const paths: string[] = []
    for (let index = 0; index < load.accounts; index += 1) {
      const by = createSessionSigner()
      const account = `eip155:1:${by.address.toLowerCase()}`
      const path = `${server.url}/v1/sessions/${account}?projectId=bench`
      for (let at = 0; at < load.permissions; at += 1)
        await store({ path, account, by, client: toClient(index) })
      paths.push(path)
    }
    await expectAll(paths[0] ?? '', load.permissions)
    const urls = (count: number) =>
      Array.from({ length: count }, (_, index) => paths[index % paths.length] ?? '')
    await runReads({ urls: urls(perSecond), perSecond: perSecond / 2 })
    await server.begin()
    const result = await runReads({ urls: urls(reads), perSecond })
    const { busyMs } = await server.figures()
    return { ...result, busyMs: busyMs / reads }
  } finally {
    await server.stop()
  }
}

type Stored = Pick<Parameters<typeof createSession>[0], 'account' | 'by'> & {
  readonly path: string
  /** Each may change so much in a minute. */
  readonly client: string
}

const toClient = (index: number) => `198.18.${index >> 8}.${index & 255}`

async function store({ path, client, ...of }: Stored): Promise<void> {
  const { body } = await createSession(of)
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': client }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`The service answers ${await answer.text()}`)
}

/** A load that reads fewer would measure something else. */
async function expectAll(path: string, permissions: number): Promise<void> {
  const { pcis = [] } = (await (await fetch(path)).json()) as { pcis?: readonly unknown[] }
  if (pcis.length !== permissions)
    throw new Error(`${pcis.length} of ${permissions} permissions are listed.`)
}
