import { resolve } from 'node:path'
import { CliError } from '../terminal/CliError.ts'
import { readFlags } from '../terminal/readFlags.ts'
import type { Look, Terminal } from '../terminal/terminal.ts'
import { checkTree } from './checkTree.ts'
import { checkPolicies, readPolicies } from './contentPolicy.ts'
import type { Finding } from './finding.ts'
import { readInstalled } from './installedTree.ts'
import { listHosts } from './listHosts.ts'
import { loadPage, type Page } from './loadPage.ts'
import { reach } from './reach.ts'

export const doctorHelp: string = `Usage: cleat doctor [folder] [flags]

Checks an app that has Cleat: the versions that are installed, packages that are there twice, what
packages need beside them, the content security policy of the page, and the hosts that the app
contacts. It changes nothing. Exit code 1 if something is wrong; warnings do not count.

  --page <url or file>   the page, or its index.html: its content security policy is checked
  --relay <url>          the relay for wallets on phones, such as wss://relay.example
  --service <url>        a service of the app: explorer, data, auth; can be given several times
  --rpc <url>            an RPC URL of the app; can be given several times
  --project-id           the app has a project id, so it uses WalletConnect's own relay
  --coinbase             the app offers Coinbase Wallet through its SDK
  --timeout <seconds>    how long a host may take to answer; 5 if not given
  --json                 print the findings as JSON, for programs
  --help, -h             print this text

Examples:
  cleat doctor
  cleat doctor --page https://app.example --relay wss://relay.example --rpc https://eth.example
`

export declare namespace doctorCommand {
  type Parameters = { args: readonly string[]; terminal: Terminal }
}

/** `cleat doctor`: checks an app, and says what to do about what it finds. */
export async function doctorCommand(parameters: doctorCommand.Parameters): Promise<number> {
  const { args, terminal } = parameters
  const { values, positionals } = readFlags({
    command: 'doctor',
    args,
    positionals: 1,
    options: {
      page: { type: 'string' },
      relay: { type: 'string' },
      service: { type: 'string', multiple: true, default: [] },
      rpc: { type: 'string', multiple: true, default: [] },
      'project-id': { type: 'boolean', default: false },
      coinbase: { type: 'boolean', default: false },
      timeout: { type: 'string', default: '5' },
      json: { type: 'boolean', default: false },
    },
  })
  const timeoutMs = readTimeout(values.timeout)
  const { relay, service: services, rpc } = values
  const addresses = [
    ...(relay ? [{ kind: 'relay', url: relay }] : []),
    ...services.map((url) => ({ kind: 'service', url })),
    ...rpc.map((url) => ({ kind: 'rpc', url })),
  ]
  for (const { kind, url } of addresses) checkUrl(kind, url)
  const hosts = listHosts({
    hasProjectId: values['project-id'],
    hasCoinbase: values.coinbase,
    ...{ relay, services, rpc },
  })
  const [installed, page, ...reached] = await Promise.all([
    readInstalled(resolve(positionals[0] ?? '.')),
    values.page ? loadPage(values.page, timeoutMs) : undefined,
    ...addresses.map((it) => reach({ ...it, timeoutMs })),
  ])
  const findings = [
    checkNode(process.versions.node),
    ...checkTree(installed),
    ...(page ? checkPage(page, hosts) : []),
    ...reached,
  ]
  const isWrong = findings.some(({ status }) => status === 'error')
  if (values.json) terminal.print(JSON.stringify({ ok: !isWrong, findings, hosts }, null, 2))
  else printFindings(terminal, findings, hosts)
  return isWrong ? 1 : 0
}

const looks = {
  ok: { mark: '✓', look: 'green' },
  warning: { mark: '!', look: 'yellow' },
  error: { mark: '✗', look: 'red' },
} as const satisfies Readonly<Record<Finding['status'], { mark: string; look: Look }>>

function printFindings(
  terminal: Terminal,
  findings: readonly Finding[],
  hosts: readonly string[],
): void {
  for (const { status, message, todo } of findings) {
    const { mark, look } = looks[status]
    terminal.print(`${terminal.paint(look, mark)} ${message}`)
    if (todo) terminal.print(`  ${terminal.paint('dim', todo)}`)
  }
  if (hosts.length > 0) {
    terminal.print()
    terminal.print(terminal.paint('bold', 'Hosts for connect-src'))
    for (const host of hosts) terminal.print(`  ${host}`)
  }
  const of = (wanted: Finding['status']) =>
    findings.filter(({ status }) => status === wanted).length
  terminal.print()
  terminal.print(`${of('ok')} fine, ${of('warning')} to look at, ${of('error')} wrong`)
}

function checkPage({ html, header, origin }: Page, hosts: readonly string[]): readonly Finding[] {
  return checkPolicies({ policies: readPolicies(html, header), origin, hosts })
}

/** The oldest Node that our packages run in. */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19))
    return { id: 'node', status: 'ok', message: `Node ${version}.` }
  return {
    id: 'node',
    status: 'error',
    message: `Node ${version} is older than 20.19, which servers and builds with Cleat need.`,
    todo: 'Install a newer Node: https://nodejs.org.',
  }
}

function readTimeout(seconds: string): number {
  const milliseconds = Number(seconds) * 1000
  if (milliseconds > 0 && milliseconds <= 120_000) return milliseconds
  throw new CliError({
    what: `--timeout cannot be “${seconds}”.`,
    why: 'It bounds how long a host may take to answer.',
    todo: 'Give seconds, from 0.1 to 120.',
    exitCode: 2,
  })
}

function checkUrl(kind: string, url: string): void {
  if (URL.canParse(url) && /^(?:https?|wss?):$/.test(new URL(url).protocol)) return
  throw new CliError({
    what: `--${kind} cannot be “${url}”.`,
    why: 'It is no address that a page can contact.',
    todo: 'Give a whole URL, such as https://data.example.',
    exitCode: 2,
  })
}
