#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { localnetTable } from './localnetTable.ts'
import { LocalnetStartError } from './process/localnetStartError.ts'
import { type Localnet, startLocalnet } from './startLocalnet.ts'

const usage = `Usage: cleat-localnet [--json]

Runs local stand-ins for Ethereum, Base and Arbitrum until Ctrl-C.

  --json   print one line of JSON instead of tables
  --help   print this text
`

type Flags = { json: boolean; help: boolean }

const flags = readFlags()
if (!flags) {
  process.stderr.write(usage)
  process.exitCode = 2
} else if (flags.help) {
  process.stdout.write(usage)
} else {
  await run(flags)
}

function readFlags(): Flags | undefined {
  try {
    const { values } = parseArgs({
      options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
    return { json: values.json ?? false, help: values.help ?? false }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n`)
    return undefined
  }
}

async function run({ json }: Flags): Promise<void> {
  let localnet: Localnet
  try {
    localnet = await startLocalnet()
  } catch (error) {
    if (!(error instanceof LocalnetStartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    return
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void localnet.stop())
  }
  process.stdout.write(json ? `${toJson(localnet)}\n` : `${localnetTable({ localnet })}\n`)
}

function toJson({ chains, accounts }: Localnet): string {
  return JSON.stringify({
    chains: chains.map(({ id, name, rpcUrl, webSocketUrl }) => ({
      id,
      name,
      rpcUrl,
      webSocketUrl,
    })),
    accounts,
  })
}
