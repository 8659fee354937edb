import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startLocalnet } from '@cleat/localnet'
import { createServer } from 'vite'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5173' },
    /** Prints one line of JSON with the addresses instead of text for people. */
    json: { type: 'boolean', default: false },
  },
})

const localnet = await startLocalnet()
const chains = localnet.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
const server = await createServer({
  root: resolve(import.meta.dirname, '..'),
  server: { port: Number(values.port), host: '127.0.0.1' },
  define: { LOCALNET: JSON.stringify(chains) },
  logLevel: values.json ? 'silent' : 'info',
})
await server.listen()
const url = server.resolvedUrls?.local[0] ?? ''

if (values.json) console.log(JSON.stringify({ url, chains, accounts: localnet.accounts }))
else {
  console.log('\n  Chains on this machine\n')
  for (const { id, name, rpcUrl } of chains)
    console.log(`    ${name.padEnd(12)} ${String(id).padStart(6)}   ${rpcUrl}`)
  console.log(`\n  Cleat laboratory   ${url}\n\n  Ctrl-C ends all of it.\n`)
}

const stop = async () => {
  await Promise.all([server.close(), localnet.stop()])
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
