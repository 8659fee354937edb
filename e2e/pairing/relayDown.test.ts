import { expect, onTestFinished, test } from 'vitest'
import { startNetwork } from './stage/startNetwork.ts'
import { startRelayProcess } from './stage/startRelayProcess.ts'

const network = startNetwork()

test('error: a relay that is down at the start is told within 12 s, and pairing works once it is up', {
  timeout: 30_000,
}, async () => {
  const own = await startRelayProcess()
  onTestFinished(() => own.stop())
  await own.kill()
  const stage = await network.open({ relayUrl: own.url })
  const { connection } = stage.kit.controllers
  await expect(stage.connect()).rejects.toMatchObject({ code: 'CONNECTION_RELAY_UNREACHABLE' })
  expect(connection.state).toMatchObject({
    flow: { status: 'error', error: { code: 'CONNECTION_RELAY_UNREACHABLE' } },
    wcError: true,
    wcUri: undefined,
  })
  await own.start()
  await stage.pair()
  expect(connection.state).toMatchObject({ flow: { status: 'success' }, wcError: false })
})
