import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createLoginVisitor } from './logins/createLoginVisitor.ts'
import { expectOpens } from './logins/expectOpens.ts'
import type { LoginVisitor } from './logins/loginVisitor.ts'
import { type LoggedIn, type PreparedLogin, prepareLogin } from './logins/prepareLogin.ts'
import { releaseShare } from './logins/releaseShare.ts'
import { type LoginServer, startLoginServer } from './logins/startLoginServer.ts'
import { runAtRate } from './runAtRate.ts'

export type LoginLoad = {
  /** Each with a device and a wallet. An address may log in five times an hour. */
  readonly visitors: number
  /** Logins of each that are measured, after one to make the wallet and one to warm up. */
  readonly loginsOfEach: 1 | 2 | 3
  readonly loginsPerSecond: number
  /** Releases of shares: by devices and by passkeys in turn. */
  readonly releases: number
  readonly releasesPerSecond: number
}

/** What the service and the generator took for a load. */
type Effort = {
  readonly failed: number
  /** The first failure. */
  readonly failure: unknown
  readonly perSecond: number
  /** Processor time of the service for each. Independent of other load on the machine. */
  readonly busyMs: number
  /** The 99th percentile of each process's own delay. */
  readonly serverLagMs: number
  readonly generatorLagMs: number
}

export type LoginLoadResult = {
  readonly logins: Effort & {
    /** Milliseconds from when each was due until its session was open, with its mail. */
    readonly lateMs: readonly number[]
    /** From when it was due until the service had taken it. */
    readonly startMs: readonly number[]
    /** From then until the code was there. */
    readonly mailMs: readonly number[]
    /** From when the code was there until the session was open. */
    readonly codeMs: readonly number[]
  }
  readonly releases: Effort & {
    /**
     * Milliseconds of each release: of devices from when it was due, of passkeys from when their
     * challenge was open.
     */
    readonly lateMs: readonly number[]
  }
  /** Memory of the service before all of it, after the logins, and in the end. */
  readonly bytes: { readonly first: number; readonly loggedIn: number; readonly last: number }
  readonly hasPostgres: boolean
}

const warmUpPerSecond = 50

/** Logs devices in by codes from mails at a steady rate, then releases shares to them. */
export async function runLogins(load: LoginLoad): Promise<LoginLoadResult> {
  const service = await startLoginServer()
  const { server, hasPostgres } = service
  try {
    const first = (await server.figures()).bytes
    const visitors = await createVisitors(service, load.visitors)
    await runOnce(service, visitors, Math.min(warmUpPerSecond, load.loginsPerSecond))
    const logins = await measureLogins(service, visitors, load)
    const loggedIn = (await server.figures()).bytes
    // A login that failed may have ended the session before it.
    const open = visitors.filter((visitor) => !logins.lost.has(visitor))
    const releases = await measureReleases(service, open, load)
    const last = (await server.figures()).bytes
    return { logins: logins.result, releases, bytes: { first, loggedIn, last }, hasPostgres }
  } finally {
    await service.stop()
  }
}

async function createVisitors(
  { server: { url }, origin, hosts, codes }: LoginServer,
  count: number,
): Promise<readonly LoginVisitor[]> {
  const visitors: LoginVisitor[] = []
  for (let index = 0; index < count; index += 1) {
    const host = hosts[index % hosts.length] ?? ''
    visitors.push(await createLoginVisitor({ url, origin, host, codes, index }))
  }
  return visitors
}

async function runOnce(
  { codes }: LoginServer,
  visitors: readonly LoginVisitor[],
  perSecond: number,
): Promise<void> {
  const { failed, failure } = await runAtRate({
    ...{ items: visitors, perSecond },
    work: async (visitor) => void (await (await prepareLogin(visitor, codes)).run()),
  })
  if (failed > 0) throw new Error(`${failed} logins to warm up failed.`, { cause: failure })
}

async function measureLogins(
  service: LoginServer,
  visitors: readonly LoginVisitor[],
  { loginsOfEach, loginsPerSecond: perSecond }: LoginLoad,
): Promise<{
  readonly result: LoginLoadResult['logins']
  /** Whose last login failed. */
  readonly lost: ReadonlySet<LoginVisitor>
}> {
  const prepared: { readonly visitor: LoginVisitor; readonly login: PreparedLogin }[] = []
  for (let round = 0; round < loginsOfEach; round += 1)
    for (const visitor of visitors)
      prepared.push({ visitor, login: await prepareLogin(visitor, service.codes) })
  const before = new Map<LoginVisitor, Promise<LoggedIn>>()
  const lost = new Set<LoginVisitor>()
  const lateMs: number[] = []
  const startMs: number[] = []
  const mailMs: number[] = []
  const codeMs: number[] = []
  const effort = await measureEffort(service, prepared.length, () =>
    runAtRate({
      ...{ items: prepared, perSecond },
      async work({ visitor, login }, due) {
        // A visitor types one code after the other, and is late where the service is.
        const turn = before.get(visitor)
        const running = turn ? turn.then(login.run, login.run) : login.run()
        before.set(visitor, running)
        lost.add(visitor)
        const { session, startedAt, mailedAt, endedAt } = await running
        if (!session.isProven) throw new Error('The device is not known any more.')
        lost.delete(visitor)
        lateMs.push(endedAt - due)
        startMs.push(startedAt - due)
        mailMs.push(mailedAt - startedAt)
        codeMs.push(endedAt - mailedAt)
      },
    }),
  )
  return { result: { ...effort, lateMs, startMs, mailMs, codeMs }, lost }
}

async function measureReleases(
  service: LoginServer,
  visitors: readonly LoginVisitor[],
  { releases, releasesPerSecond: perSecond }: LoginLoad,
): Promise<LoginLoadResult['releases']> {
  const [first] = visitors
  if (!first) throw new Error('No visitor is logged in.')
  for (const by of ['device', 'passkey'] as const)
    await expectOpens(first, (await releaseShare(first, by)).share)
  const lateMs: number[] = []
  const items = Array.from(
    { length: releases },
    (_, index) =>
      ({
        visitor: visitors[index % visitors.length] ?? first,
        // Each visitor by both in turn, however many there are.
        by: (index + Math.floor(index / visitors.length)) % 2 === 0 ? 'device' : 'passkey',
      }) as const,
  )
  const effort = await measureEffort(service, releases, () =>
    runAtRate({
      ...{ items, perSecond },
      async work({ visitor, by }, due) {
        const { provenAt } = await releaseShare(visitor, by)
        lateMs.push(performance.now() - (by === 'device' ? due : provenAt))
      },
    }),
  )
  return { ...effort, lateMs }
}

async function measureEffort(
  { server }: LoginServer,
  count: number,
  run: () => Promise<runAtRate.ReturnType>,
): Promise<Effort> {
  const lag = monitorEventLoopDelay({ resolution: 5 })
  await server.begin()
  lag.enable()
  const result = await run()
  lag.disable()
  const { busyMs, lagMs } = await server.figures()
  const generatorLagMs = lag.percentile(99) / 1e6
  return { ...result, busyMs: busyMs / count, serverLagMs: lagMs, generatorLagMs }
}
