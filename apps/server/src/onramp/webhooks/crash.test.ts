import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '../../database/createDatabase.ts'
import { openEmbedded } from '../../database/openEmbedded.ts'
import { onrampOrders, onrampWebhooks } from '../../database/schema.ts'
import { useFolder } from '../../test/useFolder.ts'
import { createFakeProvider } from '../test/createFakeProvider.ts'
import { createOnrampApp, now } from '../test/createOnrampApp.ts'

const main = new URL('../test/webhookProcess.ts', import.meta.url).pathname
const count = 20

/** Takes webhooks in a separate process, and kills it while it asks about the last one. */
async function crash(place: string): Promise<string[]> {
  const child = spawn(process.execPath, [main, place, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  for await (const line of createInterface(child.stdout)) {
    lines.push(line)
    if (line === 'asks') break
  }
  child.kill('SIGKILL')
  await exit
  return lines
}

test('behavior: kill -9 between commit and answer, and before the commit, loses and repeats nothing', {
  timeout: 240_000,
}, async () => {
  const place = await useFolder()
  expect(await crash(place)).toEqual([...Array(count).fill('204'), 'asks'])

  const database = createDatabase({ connect: () => openEmbedded(place) })
  const read = async () => {
    const orders = await database.run((queries) => queries.select().from(onrampOrders))
    const events = await database.run((queries) => queries.select().from(onrampWebhooks))
    const ofStatus = (status: string) => orders.filter((order) => order.status === status).length
    return { sent: ofStatus('sent'), created: ofStatus('created'), events: events.length }
  }
  // No answer has left the process, so the provider sends all of them again.
  expect(await read()).toEqual({ sent: count, created: 1, events: count })
  const provider = createFakeProvider()
  const { post } = createOnrampApp({ database, providers: [provider] })
  const news = { status: 'sent', txHash: '0xabc', amount: '97.5', at: now } as const
  for (let index = 0; index <= count; index += 1) {
    const orderId = `order${String(index).padStart(17, '0')}`
    provider.told.set(orderId, news)
    const event = { secret: 'right', eventId: `e${index}`, orderId, news }
    expect((await post('/v1/onramp/webhooks/coinbase', event)).status).toBe(204)
  }
  expect(await read()).toEqual({ sent: count + 1, created: 0, events: count + 1 })
  await database.close()
})
