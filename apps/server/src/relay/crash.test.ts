import { setTimeout } from 'node:timers/promises'
import { test } from 'vitest'
import { useFolder } from '../test/useFolder.ts'
import { useRelayProcess } from './test/useRelayProcess.ts'
import { useTraffic } from './test/useTraffic.ts'

const crashes = 5
const publishers = 20

test('behavior: kill -9 in the middle of publishing loses and doubles nothing', {
  timeout: 120_000,
}, async () => {
  const relay = await useRelayProcess(await useFolder())
  const lanes = Array.from({ length: publishers }, (_, index) => ({
    from: relay.url,
    to: relay.url,
    isReadLate: index % 2 === 0,
  }))
  const traffic = await useTraffic(lanes)
  for (let crash = 0; crash < crashes; crash += 1) {
    await traffic.flow(publishers)
    await setTimeout(Math.random() * 50)
    await relay.kill()
    await relay.start()
  }
  await traffic.flow(publishers)
  await traffic.finish()
})
