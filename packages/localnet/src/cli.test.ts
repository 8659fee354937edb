import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createPublicClient, http } from 'viem'
import { expect, test } from 'vitest'

const timeout = 30_000

test('default', { timeout }, async () => {
  const cli = start([])
  const output = await printed(cli, 'Press Ctrl-C')
  expect(output).toMatch(/Local Ethereum +1 +http:\/\/127\.0\.0\.1:\d+ +Ethereum/)
  expect(output).toContain('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  const children = childrenOf(cli)
  expect(children.length).toBeGreaterThanOrEqual(3)
  cli.kill('SIGINT')
  expect(await once(cli, 'exit')).toEqual([0, null])
  await expectGone(children)
})

test('parameters: --json', { timeout }, async () => {
  const cli = start(['--json'])
  const { chains, accounts } = JSON.parse(await printed(cli, '\n'))
  expect(chains.map(({ id }: { id: number }) => id)).toEqual([1, 8453, 42161])
  expect(accounts).toHaveLength(10)
  const client = createPublicClient({ transport: http(chains[1].rpcUrl) })
  expect(await client.getChainId()).toBe(8453)
  cli.kill('SIGTERM')
  await once(cli, 'exit')
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'behavior: %s leaves no child',
  { timeout },
  async (signal) => {
    const cli = start(['--json'])
    await printed(cli, '\n')
    const children = childrenOf(cli)
    expect(children.length).toBeGreaterThanOrEqual(3)
    cli.kill(signal)
    await once(cli, 'exit')
    await expectGone(children)
  },
)

test.each([
  { title: 'an exception', ending: 'setTimeout(() => { throw new Error("unexpected") })' },
  { title: 'process.exit', ending: 'process.exit(3)' },
  { title: 'SIGINT without a handler', ending: 'process.kill(process.pid, "SIGINT")' },
])('behavior: $title in a program leaves no child', { timeout }, async ({ ending }) => {
  const program = `
    import { startLocalnet } from '${new URL('./startLocalnet.ts', import.meta.url)}'
    await startLocalnet()
    process.stdin.once('data', () => { ${ending} })
    console.log('ready')
  `
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  await printed(parent, 'ready')
  const children = childrenOf(parent)
  expect(children.length).toBeGreaterThanOrEqual(3)
  parent.stdin.write('now')
  await once(parent, 'exit')
  await expectGone(children)
})

test('parameters: --help', async () => {
  const cli = start(['--help'])
  expect(await printed(cli, 'Usage: cleat-localnet')).toContain('--json')
  expect(await once(cli, 'exit')).toEqual([0, null])
})

test('error: unknown flag', async () => {
  const cli = start(['--nonsense'])
  let complaint = ''
  cli.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    complaint += chunk
  })
  expect(await once(cli, 'close')).toEqual([2, null])
  expect(complaint).toContain('Usage: cleat-localnet')
})

function start(flags: readonly string[]): ChildProcess {
  const file = fileURLToPath(new URL('./cli.ts', import.meta.url))
  return spawn(process.execPath, [file, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] })
}

function printed(child: ChildProcess, end: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.once('error', reject)
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      if (output.includes(end)) resolve(output)
    })
    child.once('exit', () => reject(new Error(`ended before it printed "${end}": ${output}`)))
  })
}

/** The process ids of nodes and watchers. */
function childrenOf({ pid }: ChildProcess): readonly number[] {
  return processes()
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child)
}

/** All processes except zombies. */
function processes(): readonly (readonly [pid: number, parent: number])[] {
  return execFileSync('ps', ['-axo', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith('Z'))
    .map(([pid, parent]) => [Number(pid), Number(parent)] as const)
}

async function expectGone(pids: readonly number[]): Promise<void> {
  const alive = () => processes().filter(([pid]) => pids.includes(pid))
  for (let wait = 0; wait < 100 && alive().length > 0; wait += 1) await sleep(20)
  expect(alive()).toEqual([])
}
