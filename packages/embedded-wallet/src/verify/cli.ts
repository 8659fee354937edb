#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { parseArgs } from 'node:util'
import type { WalletManifest } from '../service/manifestSchemas.ts'
import { fetchBounded } from './fetchBounded.ts'
import { readManifest } from './readManifest.ts'
import { VerifyError } from './verifyError.ts'
import { verifyOrigin } from './verifyOrigin.ts'
import { writeReport } from './writeReport.ts'

const usage = `Usage: cleat-embedded-wallet verify <origin> [--release <file or URL>] [--json]

Fetches the pages of a wallet from outside, and compares them with the manifest of its service,
with the headers that they must have, and with the list of files of a release.

  --release  wallet-pages.json of the release that the origin should serve
  --json     print one line of JSON instead of a report
  --help     print this text

Exit codes: 0 nothing differs, 1 something differs, 2 it could not be checked.
`

const code = { same: 0, differs: 1, unchecked: 2 }

process.exitCode = await run()

async function run(): Promise<number> {
  const asked = readArguments()
  if (asked === 'help') {
    process.stdout.write(usage)
    return code.same
  }
  if (!asked) {
    process.stderr.write(usage)
    return code.unchecked
  }
  try {
    const release = asked.release === undefined ? undefined : await readRelease(asked.release)
    const verification = await verifyOrigin({ origin: asked.origin, release, send: fetch })
    const report = asked.json ? `${JSON.stringify(verification)}\n` : writeReport(verification)
    process.stdout.write(report)
    return verification.findings.length === 0 ? code.same : code.differs
  } catch (error) {
    // A crash must not end as 1, which says that something differs.
    const message =
      error instanceof VerifyError
        ? error.message
        : `${error instanceof Error ? error.stack : error}`
    if (asked.json) process.stdout.write(`${JSON.stringify({ error: message })}\n`)
    else process.stderr.write(`${message}\n`)
    return code.unchecked
  }
}

type Asked = { origin: string; release: string | undefined; json: boolean }

function readArguments(): Asked | 'help' | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        release: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return 'help'
    const [verb, url = '', ...rest] = positionals
    if (verb !== 'verify' || rest.length > 0) return undefined
    const { origin, protocol } = new URL(url)
    if (protocol !== 'https:' && protocol !== 'http:') return undefined
    return { origin, release: values.release, json: values.json }
  } catch {
    return undefined
  }
}

const longestRelease = 1_000_000

async function readRelease(from: string): Promise<WalletManifest> {
  const bytes = /^https?:\/\//.test(from)
    ? (await fetchBounded({ url: from, longest: longestRelease, send: fetch })).bytes
    : await readFile(from).catch((cause: unknown) => {
        throw new VerifyError(`${from} cannot be read.`, { cause })
      })
  const release = readManifest(bytes)
  if (release) return release
  throw new VerifyError(`${from} is no list of files of a release.`)
}
