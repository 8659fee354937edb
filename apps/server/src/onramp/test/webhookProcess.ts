import { createDatabase } from '../../database/createDatabase.ts'
import { openEmbedded } from '../../database/openEmbedded.ts'
import { createFakeProvider } from './createFakeProvider.ts'
import { createOnrampApp, now } from './createOnrampApp.ts'
import { orderFixture } from './orderFixture.ts'

// Takes webhooks in a separate process, for a test that kills it. Prints how far it is: each answer
// that it would send, and then that it asks the provider, which does not answer.
const [place = '', count = ''] = process.argv.slice(2)
const database = createDatabase({ connect: () => openEmbedded(place) })
const provider = createFakeProvider()
const { promise: never } = Promise.withResolvers<undefined>()
const last = `order${count.padStart(17, '0')}`
const app = createOnrampApp({
  database,
  providers: [
    {
      ...provider,
      async status({ order, signal }) {
        if (order.id !== last) return provider.status({ order, signal })
        process.stdout.write('asks\n')
        return never
      },
    },
  ],
})

for (let index = 0; index <= Number(count); index += 1) {
  const orderId = `order${String(index).padStart(17, '0')}`
  await app.store.add({ ...orderFixture, id: orderId })
  const news = { status: 'sent', txHash: '0xabc', amount: '97.5', at: now } as const
  provider.told.set(orderId, news)
  const event = { secret: 'right', eventId: `e${index}`, orderId, news }
  const { status } = await app.post('/v1/onramp/webhooks/coinbase', event)
  process.stdout.write(`${status}\n`)
}
