import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { privateApt } from './privateApt.ts'

export type FetchBitcoindParameters = {
  /** The folder for the node. Missing parents are created. */
  folder: string
  /** The Debian mirror. @default the system's mirror, or deb.debian.org */
  mirror?: string | undefined
}

/**
 * Downloads Bitcoin Knots, a derivative of Bitcoin Core with the same RPC, and its libraries from
 * Debian testing. The system is not changed. Concurrent downloads are safe: the first to finish
 * wins.
 */
export async function fetchBitcoind(parameters: FetchBitcoindParameters): Promise<void> {
  const { folder, mirror = await systemMirror() } = parameters
  const parent = dirname(folder)
  await mkdir(parent, { recursive: true })
  const work = await mkdtemp(join(parent, 'fetching-'))
  try {
    const apt = await privateApt({ folder: work, mirror })
    await apt.run('apt-get', ['-qq', 'update'])
    const depends = await apt.run('apt-cache', [
      'depends',
      '--recurse',
      ...onlyDepends,
      'bitcoin-knots',
    ])
    const libraries = new Set(depends.split('\n').filter((name) => library.test(name)))
    await apt.run('apt-get', ['-qq', 'download', 'bitcoin-knots', ...libraries])
    const root = join(work, 'root')
    for (const file of await readdir(apt.packages))
      if (file.endsWith('.deb')) await run('dpkg', ['-x', join(apt.packages, file), root])
    await rename(root, folder).catch(ignoreTaken)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

const run = promisify(execFile)

const onlyDepends = [
  ...['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'].map(
    (relation) => `--no-${relation}`,
  ),
]

/** Package names contain the library version, which differs per suite. */
const library =
  /^lib(?:c6|stdc\+\+6|gcc-s1|event-(?:core|extra|pthreads)\S*|sqlite3-0|zmq5|sodium\d+|pgm\S*|norm\S*|gssapi-krb5-2|bsd0|md0|krb5-3|k5crypto3|com-err2|krb5support0|keyutils1|ssl3t64|zstd1)$/

async function systemMirror(): Promise<string> {
  const { stdout } = await run('apt-get', ['indextargets', '--format', '$(REPO_URI)'])
  return (
    stdout.split('\n').find((uri) => /\/debian\/?$/.test(uri)) ?? 'http://deb.debian.org/debian/'
  )
}

function ignoreTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
}
