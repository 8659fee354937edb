import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createRelayClient, type RelayClient } from '@cleat/server/relay/client'

// Attacks the relay at an address from the first message of its parent, and counts at the next.
// Attackers name networks as a proxy would, and wait for an answer before they ask again, as the
// relay reads no faster. `ONLY` names some of the attacks.

const [url = ''] = process.argv.slice(2)
const only = process.env.ONLY?.split(',')
const large = randomBytes(700_000).toString('base64')
const month = 2_592_000
const onMessage = () => undefined
const toTopic = () => randomBytes(32).toString('hex')
const connect = (address: string) =>
  createRelayClient({ url, onMessage, headers: { 'X-Forwarded-For': address } })
const counts = { done: 0, refused: 0 }

/** Repeats a request, several at a time. */
function flood(attempt: () => Promise<unknown>, atOnce: number): void {
  const repeat = async () => {
    for (;;) {
      await attempt().then(
        () => (counts.done += 1),
        () => (counts.refused += 1),
      )
      await pause(1)
    }
  }
  for (let lane = 0; lane < atOnce; lane += 1) void repeat()
}

function crowd(size: number, network: string): RelayClient[] {
  return Array.from({ length: size }, () => connect(network))
}

async function knock(address: string): Promise<void> {
  const target = url.replace('ws:', 'http:')
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    'Sec-WebSocket-Version': '13',
    'X-Forwarded-For': address,
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const sent = request(`${target}/?auth=a.b.c`, { headers, agent: false }, (answer) => {
    answer.resume().on('end', reject)
  })
  sent.on('error', reject).on('upgrade', (_, socket) => {
    socket.destroy()
    resolve()
  })
  sent.end()
  await promise
}

const attacks: Readonly<Record<string, () => Promise<void>>> = {
  async publish() {
    for (const client of crowd(10, '192.0.2.1')) {
      flood(() => client.publish({ topic: toTopic(), message: large, ttl: month }), 2)
    }
  },
  async fetch() {
    const stored = toTopic()
    await connect('192.0.2.2').publish({ topic: stored, message: large, ttl: month })
    for (const client of crowd(10, '192.0.2.3')) flood(() => client.fetch(stored), 4)
  },
  async subscribe() {
    for (const client of crowd(5, '192.0.2.4')) flood(() => client.subscribe(toTopic()), 20)
  },
  async tiny() {
    for (const client of crowd(5, '192.0.2.5')) flood(() => client.fetch(toTopic()), 50)
  },
  async knock() {
    flood(() => knock('192.0.2.6'), 10)
  },
  /** New keys, sockets and networks all the time. */
  async rotate() {
    let site = 0
    flood(async () => {
      site += 1
      const network = (site % 65_536).toString(16)
      const client = connect(`2001:db8:${(site % 4).toString(16)}:${network}::1`)
      const message = large.slice(0, 100_000)
      const publications = Array.from({ length: 5 }, () =>
        client.publish({ topic: toTopic(), message, ttl: month }),
      )
      try {
        await Promise.race([Promise.all(publications), pause(2000)])
      } finally {
        client.close()
      }
    }, 4)
  },
}

let isAttacking = false
process.on('message', () => {
  if (isAttacking) process.send?.(counts)
  else
    for (const [name, attack] of Object.entries(attacks))
      if (only?.includes(name) ?? true) void attack()
  isAttacking = true
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
