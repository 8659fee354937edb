import { Agent, get } from 'node:http'

// One visitor that asks for everything as fast as it can, from the first message of its parent. The
// next is answered with counts.

const [url = ''] = process.argv.slice(2)
const atOnce = 64
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
const paths = ['/getWallets?entries=100', '/v1/supported-chains', '/openapi.json', '/nothing']
const counts = { done: 0, refused: 0 }

function ask(path: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const headers = { 'X-Forwarded-For': '192.0.2.1' }
  get(`${url}${path}`, { agent, headers }, (answer) => {
    counts[answer.statusCode === 429 ? 'refused' : 'done'] += 1
    answer.resume().on('end', resolve)
  }).on('error', () => resolve())
  return promise
}

async function flood(): Promise<void> {
  for (let index = 0; ; index += 1) await ask(paths[index % paths.length] ?? '')
}

let isFlooding = false
process.on('message', () => {
  if (isFlooding) process.send?.(counts)
  else for (let lane = 0; lane < atOnce; lane += 1) void flood()
  isFlooding = true
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
