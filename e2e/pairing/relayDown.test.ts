import { type Localnet, startLocalnet } from '@cleat/localnet'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startRelayProcess } from './stage/startRelayProcess.ts'
import { useStage } from './stage/useStage.ts'

let localnet: Localnet

beforeAll(async () => {
  localnet = await startLocalnet()
})

afterAll(() => localnet.stop())

test('error: a relay that is down at the start is told within 12 s, and pairing works once it is up', {
  timeout: 30_000,
}, async () => {
  const own = await startRelayProcess()
  onTestFinished(() => own.stop())
  await own.kill()
  const stage = await useStage({ localnet, relayUrl: own.url })
  const { connection } = stage.kit.controllers
  const start = performance.now()
  await expect(stage.connect()).rejects.toMatchObject({ code: 'CONNECTION_RELAY_UNREACHABLE' })
  expect(performance.now() - start).toBeLessThan(12_000)
  expect(connection.state).toMatchObject({
    flow: { status: 'error', error: { code: 'CONNECTION_RELAY_UNREACHABLE' } },
    wcError: true,
    wcUri: undefined,
  })
  await own.start()
  await stage.pair()
  expect(connection.state).toMatchObject({ flow: { status: 'success' }, wcError: false })
})
