import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import type { AppFile } from './migrateFiles.ts'

const run = promisify(execFile)
const wanted = /(?:^|\/)package\.json$|\.(?:[cm]?[jt]s|[jt]sx)$/
const ignored = /(?:^|\/)(?:node_modules|\.git|\.next|dist|build|out|coverage)(?:\/|$)/

/** Reads the scripts of an app, and its `package.json`: what git does not ignore. */
export async function readAppFiles(folder: string): Promise<readonly AppFile[]> {
  const paths = (await listTracked(folder)) ?? (await listAll(folder))
  const chosen = paths.filter((path) => wanted.test(path) && !ignored.test(path)).sort()
  const read = chosen.map(async (path) => ({
    path,
    code: await readFile(join(folder, path), 'utf8').catch(() => undefined),
  }))
  // A file that git lists may have been deleted.
  return (await Promise.all(read)).flatMap(({ path, code }) =>
    code === undefined ? [] : [{ path, code }],
  )
}

async function listTracked(folder: string): Promise<string[] | undefined> {
  const args = ['ls-files', '-co', '--exclude-standard', '-z']
  return run('git', args, { cwd: folder, maxBuffer: 1e8 }).then(
    ({ stdout }) => stdout.split('\0').filter(Boolean),
    () => undefined,
  )
}

async function listAll(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
}

/** What git says of a folder: whether its changes can be undone. */
export async function readGitState(folder: string): Promise<'clean' | 'dirty' | 'none'> {
  return run('git', ['status', '--porcelain', '.'], { cwd: folder }).then(
    ({ stdout }) => (stdout.trim() ? 'dirty' : 'clean'),
    () => 'none' as const,
  )
}
